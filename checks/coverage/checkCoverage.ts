import { readData } from '../../build/pages/data/schemas';
import { listExamples } from '../../build/pages/example/exampleFolders';
import { pagesOfExamples } from '../../build/pages/example/pagesOfExamples';
import { findTags } from '../../build/pages/findTags';
import { type NamedPlace, namesInPage } from '../../build/pages/options/namesInPage';
import { plainPath, resolveOption, subjectOf } from '../../build/pages/options/resolveOption';
import { optionsOf } from '../../build/pages/tables/optionTable';
import { LANGUAGES } from '../../site';
import type { Page } from '../content/page';
import { readSite } from '../content/readSite';
import type { Finding } from '../finding';

/** Options for which a generated table is enough: sections without effect in a library build, and small objects. */
const TABLE_SUFFICES = new Set([
  ...['dev', 'html', 'moduleFederation', 'security', 'server', 'splitChunks'],
  ...['autoExternal', 'banner', 'experiments', 'footer', 'redirect', 'shims', 'wasm'],
]);
/** Page in docs/<language> that documents exports. */
const API_PAGE = 'guide/advanced/javascript-api.mdx';
const isReference = ({ name, isBroken }: Page) =>
  !isBroken && (/^config\//.test(name) || [API_PAGE, 'guide/basic/cli.mdx'].includes(name));

/** What the reference lacks, and what it documents that does not exist. */
interface CoverageReport {
  /** Number of names that each language must have. */
  wanted: number;
  findings: Finding[];
}

/** A page of the reference, and the names that it documents. */
interface Reference extends Page {
  places: NamedPlace[];
}

/** Options named on the config pages of a language; adds findings for names of options that do not exist. */
function optionsNamed(pages: Reference[], root: string, findings: Finding[]): Set<string> {
  const { options } = readData(root, 'options');
  const paths = new Set(options.map(({ path }) => plainPath(path)));
  const sections = new Set(
    [...paths].flatMap((path) => path.replace(/^lib\./, '').split('.')[0] ?? []),
  );
  const found = new Set<string>();
  for (const { file, source, places } of pages) {
    if (!/^docs\/\w+\/config\//.test(file)) continue;
    for (const { name, line, above, isOptionRow, isHeading } of places) {
      if (name.startsWith('-')) continue;
      const path = resolveOption(name, subjectOf(file), above, paths);
      if (path) found.add(path);
      const [first = '', second] = name.split('.');
      const isMeant =
        isOptionRow ||
        ((isHeading || second) && second && (first === 'lib' || sections.has(first)));
      const problem = `there is no option "${name}" in the installed types; correct or remove it`;
      if (!path && isMeant) findings.push({ file, line, problem });
    }
    for (const { attributes } of findTags(source, ['OptionTable'])) {
      const of = attributes.get('of') ?? '';
      if (!TABLE_SUFFICES.has(of)) continue;
      if (paths.has(of)) found.add(of);
      for (const { path } of optionsOf(options, of)) found.add(plainPath(path));
    }
  }
  return found;
}

/** Flags named anywhere in the reference; adds findings for those that no command has. */
function flagsNamed(
  pages: Reference[],
  flags: ReadonlySet<string>,
  findings: Finding[],
): Set<string> {
  const found = new Set<string>();
  for (const { file, places } of pages) {
    for (const { name, line } of places) {
      const problem = `no command of rslib has the flag "${name}"; correct or remove it`;
      if (flags.has(name)) found.add(name);
      else if (name.startsWith('--')) findings.push({ file, line, problem });
    }
  }
  return found;
}

/** Exports named on the API page; adds findings for functions that are not exported. */
function exportsNamed(
  pages: Reference[],
  names: ReadonlySet<string>,
  findings: Finding[],
): Set<string> {
  const found = new Set<string>();
  for (const { file, places } of pages) {
    if (!file.endsWith(API_PAGE)) continue;
    for (const { name, line, isHeading } of places) {
      const bare = name.replace(/\(\)$/, '').split('.').at(-1) ?? '';
      const problem = `@rslib/core exports no "${name}"; correct or remove it`;
      if (names.has(bare)) found.add(bare);
      else if (isHeading && name.endsWith('()')) findings.push({ file, line, problem });
    }
  }
  return found;
}

/** Negated (`--no-dts`) and short forms are documented with their flag. */
const isMainFlag = (flag: string): boolean =>
  flag.startsWith('--') && (!flag.startsWith('--no-') || flag === '--no-env');

/**
 * Compares the reference pages of both languages with the installed tool: each option, flag and export must be in a
 * heading or the first cell of a table row, and nothing else may be documented. Also reports examples that no page shows.
 */
export function checkCoverage(root: string): CoverageReport {
  const { options } = readData(root, 'options');
  const { commands } = readData(root, 'cli');
  const { values, types, instance } = readData(root, 'api');
  const flags = new Set(Object.values(commands).flatMap((command) => command.flags));
  const names = new Set([...values, ...types, ...instance]);
  const wantedFlags = [...flags].filter(isMainFlag).sort();
  const { pages: site } = readSite(root);
  const shown = pagesOfExamples(root);
  const findings: Finding[] = listExamples(root)
    .filter(({ id }) => !shown.has(id))
    .map(({ id, workspace }) => ({
      file: `${workspace}/${id}/example.json`,
      line: 1,
      problem: 'no page shows this example',
      write: `<Example id="${id}" /> on a page, or remove it`,
    }));
  for (const language of LANGUAGES) {
    const pages = site
      .filter((page) => page.language === language && isReference(page))
      .map((page) => ({ ...page, places: namesInPage(page.source) }));
    const inOptions = optionsNamed(pages, root, findings);
    const inFlags = flagsNamed(pages, flags, findings);
    const inApi = exportsNamed(pages, names, findings);
    const lacks = (place: string, what: string) =>
      findings.push({
        file: `docs/${language}/${place}`,
        line: 1,
        problem: `the ${what} has no heading or table row`,
      });
    for (const { path } of options) {
      if (!inOptions.has(plainPath(path))) lacks('config/', `option "${path}"`);
    }
    for (const flag of wantedFlags) {
      if (!inFlags.has(flag)) lacks('guide/basic/cli.mdx', `flag "${flag}"`);
    }
    for (const name of names) if (!inApi.has(name)) lacks(API_PAGE, `export "${name}"`);
  }
  return { wanted: options.length + wantedFlags.length + names.size, findings };
}
