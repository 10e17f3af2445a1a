import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../site';
import { type BuildMessages, buildMessages } from '../buildMessages';
import { optionPages } from '../configKeys/optionPages';
import { pagesOfExamples } from '../example/pagesOfExamples';
import { keptRead } from '../keptReads';
import { code } from '../tables/markdownTable';
import { RELEASES_FILE, type Release, readReleases } from './releases';

/** The measurement calls an ESM item with `bundle: false` `bundleless`. */
const formatName = (name: string) => code(name === 'bundleless' ? 'bundle: false' : name);

/** A link to a page, with the title of its frontmatter; none if the language does not have the page yet. */
export function linkTo(root: string, language: Language, route: string): string[] {
  const file = join(root, 'docs', language, `${route.replace(/\/$/, '/index')}.mdx`);
  if (!existsSync(file)) return [];
  return [`[${/^title: *(.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? route}](${route})`];
}

/** Links to the pages of the options and projects that differ. */
function pagesOf(root: string, language: Language, release: Release): string[] {
  const { pageOf } = optionPages(root, language);
  const shown = keptRead(`pages of examples ${root}`, () => pagesOfExamples(root));
  const options = [...release.added, ...release.deprecated];
  const routes = [
    ...[...options, ...release.defaults.map(({ option }) => option)]
      .filter((name) => name.startsWith('lib.'))
      .map((name) => pageOf(name)?.address.replace(/#.*/, '')),
    ...release.emitted.flatMap(({ example }) => shown.get(example)),
  ];
  const known = [...new Set(routes.filter((route) => route !== undefined))].sort();
  return known.flatMap((route) => linkTo(root, language, route));
}

const items = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Sentences about the projects whose files differ and those that one version cannot build. */
export function describeEmitted({ emitted, built }: Release, t: BuildMessages): string[] {
  const failed = { before: t('releases.failedBefore'), now: t('releases.failedNow') };
  const linesOf = (entries: Release['emitted']) =>
    entries.map(({ example, files, failed: side }) =>
      t('table.named', {
        name: code(example),
        text: side ? failed[side] : files.map(code).join(t('table.and')),
      }),
    );
  const differing = linesOf(emitted.filter((entry) => !entry.failed));
  const oneSided = linesOf(emitted.filter((entry) => entry.failed));
  const differs = { differs: differing.length, count: built };
  return [
    ...(differing.length > 0 ? [t('releases.differs', differs), items(differing)] : []),
    ...(oneSided.length > 0 ? [t('releases.oneSided'), items(oneSided)] : []),
  ];
}

function describe(root: string, language: Language, release: Release): string {
  const t = buildMessages(language);
  const { version, before, rsbuild, added, removed, deprecated } = release;
  const { defaults, settings, built } = release;
  const { pageOf } = optionPages(root, language);
  const list = (names: readonly string[]) => {
    const shown = names.map((name) => {
      const page = name.startsWith('lib.') ? pageOf(name) : undefined;
      return page ? `[${code(name)}](${page.address})` : code(name);
    });
    return shown.join(t('table.and'));
  };
  const stated = (text: string) => (text === '' ? t('releases.unstated') : code(text));
  const value = (text: string | null) =>
    text === null ? t('releases.left') : text === '' ? t('table.unset') : code(text);
  const level = { rsbuild: 'Rsbuild', rspack: 'Rspack' };
  const changes = [
    ...(added.length > 0 ? [t('releases.added', { names: list(added) })] : []),
    ...(removed.length > 0 ? [t('releases.removed', { names: list(removed) })] : []),
    ...(deprecated.length > 0 ? [t('releases.deprecated', { names: list(deprecated) })] : []),
    ...defaults.map(({ option, before, now }) =>
      t('releases.default', { option: list([option]), before: stated(before), now: stated(now) }),
    ),
    ...settings.map((row) =>
      t('releases.setting', {
        level: level[row.level],
        path: code(row.path),
        before: value(row.before),
        now: value(row.now),
        formats: row.formats.map(formatName).join(t('table.and')),
      }),
    ),
  ];
  const emitted = describeEmitted(release, t);
  const pages = pagesOf(root, language, release);
  const moved = rsbuild.before === rsbuild.now ? '' : t('releases.rsbuild', rsbuild);
  const space = language === 'zh' ? '' : ' ';
  const same = t(changes.length > 0 ? 'releases.same' : 'releases.none', { count: built });
  return [
    `## ${version} {#v${version.replaceAll('.', '-')}}`,
    [t('releases.against', { before }), moved].filter(Boolean).join(space),
    items(changes),
    ...(emitted.length > 0 ? emitted : [same]),
    pages.length > 0 ? t('releases.pages', { pages: pages.join(t('table.and')) }) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** `<Releases />`: a section per release, newest first, with the differences from the previous one. */
export function releasesFace(root: string, language: Language) {
  const sections = readReleases(root).releases.map((release) => describe(root, language, release));
  return { code: sections.join('\n\n'), dependencies: [join(root, RELEASES_FILE)] };
}
