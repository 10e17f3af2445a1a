import { optionLinks } from '../../../explorer/optionLinks';
import type { BuildMessages } from '../buildMessages';
import { readData } from '../data/schemas';
import { code, markdownTable } from '../tables/markdownTable';
import { FIRST, LIB_OPTIONS, type OptionFacts, RSBUILD_SECTIONS } from './optionFacts';

const codes = (list: readonly string[]): string => list.map(code).join(' ');

const defaultOf = (facts: OptionFacts, t: BuildMessages): string =>
  typeof facts.default === 'string' ? code(facts.default) : t(facts.default.text);

/** Facts from the installed tool: flags of an option or section, and whether it may be next to `lib`. */
function factsOfTool(root: string, name: string, { flags = [] }: OptionFacts) {
  const known = readData(root, 'cli').commands.build?.flags ?? [];
  const own = readData(root, 'options').options.filter(
    ({ path }) => path === `lib.${name}` || path === name || path.startsWith(`${name}.`),
  );
  const named = own.flatMap(({ flag }) => (flag ? [flag, flag.replace('--', '--no-')] : []));
  return {
    flags: [...flags, ...named.filter((flag) => known.includes(flag))],
    topLevel: own.some(({ path, topLevel }) => topLevel ?? !path.startsWith('lib.')),
  };
}

/**
 * The facts at the top of an option's page as a Markdown list: type, default and place; flags, first version, formats and
 * modes unless they are “none” or “all”. Throws for an unknown option, with the known ones.
 */
export function optionFactsList(root: string, name: string, t: BuildMessages): string {
  const facts = LIB_OPTIONS[name] ?? RSBUILD_SECTIONS[name];
  if (!facts) {
    const known = [...Object.keys(LIB_OPTIONS), ...Object.keys(RSBUILD_SECTIONS)].join(', ');
    throw new Error(
      `<OptionFacts of="${name}">: expected one of ${known}. A new option goes into build/pages/options/optionFacts.ts.`,
    );
  }
  const { formats, mode, libItem } = facts;
  const { flags, topLevel } = factsOfTool(root, name, facts);
  const place = !topLevel ? 'libItem' : libItem ? 'both' : 'topLevel';
  // Pages of `lib` options show their outputs with <Explore>.
  const outputs = (name in LIB_OPTIONS ? [] : optionLinks(name)).map(
    ({ text, address }) => `[${code(text)}](${address})`,
  );
  const rows = [
    [t('table.type'), code(facts.type)],
    [t('table.default'), defaultOf(facts, t)],
    [t('config.facts.place'), t(`config.place.${place}`)],
    ...(flags.length > 0 ? [[t('config.facts.flags'), codes(flags)]] : []),
    ...(name in LIB_OPTIONS ? [[t('config.facts.since'), sinceOf(facts, t)]] : []),
    ...(formats ? [[t('config.facts.formats'), codes(formats)]] : []),
    ...(mode === 'both' ? [] : [[t('config.facts.mode'), t(`config.mode.${mode}`)]]),
    ...(outputs.length > 0 ? [[t('config.facts.explore'), outputs.join(t('table.and'))]] : []),
  ];
  return rows.map(([fact, value]) => `- **${fact}** ${value}`).join('\n');
}

function sinceOf({ since, status }: OptionFacts, t: BuildMessages): string {
  const version = since === FIRST ? t('config.since.first') : since;
  return status ? t(`config.since.${status}`, { version }) : version;
}

/** The page of `externalHelpers` is /config/lib/external-helpers. */
const slug = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Table of the options of `lib`, linked to their pages. */
export function libOptionsTable(root: string, t: BuildMessages): string {
  return markdownTable(
    [
      t('table.option'),
      t('table.default'),
      t('config.facts.topLevel'),
      t('config.facts.flags'),
      t('config.facts.since'),
    ],
    Object.entries(LIB_OPTIONS).map(([name, facts]) => {
      const { flags, topLevel } = factsOfTool(root, name, facts);
      return [
        `[${code(name)}](/config/lib/${slug(name)})`,
        defaultOf(facts, t),
        topLevel ? t('config.yes') : t('config.no'),
        codes(flags),
        sinceOf(facts, t),
      ];
    }),
  );
}
