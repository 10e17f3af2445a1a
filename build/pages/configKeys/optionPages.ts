import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { DEFAULT_LANGUAGE, type Language } from '../../../site';
import { type BuildMessages, buildMessages } from '../buildMessages';
import { readData } from '../data/schemas';
import { keptRead } from '../keptReads';
import { namesInPage } from '../options/namesInPage';
import { LIB_OPTIONS, type OptionFacts, RSBUILD_SECTIONS } from '../options/optionFacts';
import { plainPath, resolveOption, subjectOf } from '../options/resolveOption';
import { routeOf } from '../routeOf';
import { defaultOf } from '../tables/optionTable';

/** Where an option is documented, and a short description of its values. */
interface OptionPage {
  /** Route with the heading's hash, without language and base. */
  address: string;
  title: string;
}

/** Option → its own page, else the first heading that names it; ids are the same in all languages. */
function addresses(root: string, options: ReadonlySet<string>): Map<string, string> {
  const cwd = join(root, 'docs', DEFAULT_LANGUAGE);
  const found = new Map<string, string>();
  const headed = new Map<string, string>();
  for (const file of globSync('config/**/*.mdx', { cwd }).sort()) {
    const subject = subjectOf(file);
    if (options.has(subject)) found.set(subject, routeOf(file));
    for (const { name, id, isHeading, above } of namesInPage(
      readFileSync(join(cwd, file), 'utf8'),
    )) {
      const path = isHeading && id ? resolveOption(name, subject, above, options) : undefined;
      if (path && !headed.has(path)) headed.set(path, `${routeOf(file)}#${id}`);
    }
  }
  return new Map([...headed, ...found]);
}

/** The default as stated on its page; none for a section, whose page has a table of them. */
function statedDefault({ default: value }: OptionFacts, t: BuildMessages): string | undefined {
  if (typeof value === 'string') return value;
  return value.text === 'config.default.preset' ? undefined : t(value.text);
}

/** The paths of all options (`plainPath`), and a function for the page of an option or of its nearest ancestor. */
export function optionPages(root: string, language: Language) {
  const t = buildMessages(language);
  const { options } = readData(root, 'options');
  const { rows } = readData(root, 'preset');
  const known = new Map(options.map((option) => [plainPath(option.path), option]));
  const paths = new Set(known.keys());
  const places = keptRead(`option addresses ${root}`, () => addresses(root, paths));
  const titleOf = (path: string): string => {
    const facts = LIB_OPTIONS[path.replace(/^lib\./, '')] ?? RSBUILD_SECTIONS[path];
    const option = known.get(path);
    const type = facts?.type ?? option?.type ?? '';
    const value = facts ? statedDefault(facts, t) : option && defaultOf(option, rows);
    return (value ? t('table.typeAndDefault', { type, value }) : type).replaceAll('`', '');
  };
  const pageOf = (path: string): OptionPage | undefined => {
    for (let at = path; at; at = at.slice(0, Math.max(at.lastIndexOf('.'), 0))) {
      const address = places.get(at);
      if (address) return { address, title: titleOf(path) };
    }
    return undefined;
  };
  return { options: paths, pageOf };
}
