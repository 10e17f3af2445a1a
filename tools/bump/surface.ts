import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import {
  type DataName,
  dataFile,
  dataSchemas,
  type Generated,
  readData,
} from '../../build/pages/data/schemas';
import { EXPANDERS } from '../../build/pages/expanders';
import { findTags } from '../../build/pages/findTags';
import { routeOf } from '../../build/pages/routeOf';
import { type Language, TOOL } from '../../site';

/** Names of everything a version of the tool offers: options, flags with their command, exports, types, instance members. */
export const offeredNames = (
  options: Generated<'options'>['options'],
  { commands }: Generated<'cli'>,
  { values, types, instance }: Generated<'api'>,
): string[] => [
  ...options.map(({ path }) => path),
  ...Object.entries(commands).flatMap(([name, { flags }]) =>
    flags.map((flag) => `rslib ${name} ${flag}`),
  ),
  ...values,
  ...types.map((name) => `type ${name}`),
  ...instance.map((name) => `rslib.${name}`),
];

/** The names in the generated data. */
export const readNames = (root: string): string[] =>
  offeredNames(readData(root, 'options').options, readData(root, 'cli'), readData(root, 'api'));

/** The generated data that differs by more than the version number of the tool. */
export function changedData(before: string, now: string): DataName[] {
  const text = (root: string, name: DataName) => {
    const { versions, ...data } = readData(root, name);
    return JSON.stringify(data).replaceAll(versions[TOOL.package] ?? '', '');
  };
  return (Object.keys(dataSchemas) as DataName[]).filter(
    (name) => text(before, name) !== text(now, name),
  );
}

/** The names that only the first list contains. */
export const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name));

/** Files that the tags of a page depend on. None for a tag that cannot be expanded, which the build reports. */
function dependenciesOf(root: string, file: string): string[] {
  const language = file.split('/')[1] as Language;
  const source = readFileSync(join(root, file), 'utf8');
  return findTags(source, Object.keys(EXPANDERS)).flatMap(({ name, attributes }) => {
    try {
      const options = { root, file, language, face: 'markdown' } as const;
      return EXPANDERS[name]?.(attributes, options).dependencies ?? [];
    } catch {
      return [];
    }
  });
}

/** Data file → routes of the pages with a table made from it. */
export function pagesOfData(root: string): Map<DataName, string[]> {
  const pages = new Map<DataName, Set<string>>();
  const names = new Map(
    (Object.keys(dataSchemas) as DataName[]).map((name) => [dataFile(name), name]),
  );
  for (const file of globSync('docs/{en,zh}/**/*.mdx', { cwd: root })) {
    for (const dependency of dependenciesOf(root, file)) {
      const name = names.get(relative(root, dependency).replaceAll('\\', '/'));
      if (!name) continue;
      const route = routeOf(file.split('/').slice(2).join('/'));
      pages.set(name, (pages.get(name) ?? new Set()).add(route));
    }
  }
  return new Map([...pages].map(([name, routes]) => [name, [...routes].sort()]));
}

/** Lines of pages that name a version: `docs/en/a.mdx:3`. */
export function pagesNaming(root: string, version: string): string[] {
  const pattern = new RegExp(`(?<![\\d.])${version.replaceAll('.', '\\.')}(?![\\d-])`);
  return globSync('docs/{en,zh}/**/*.mdx', { cwd: root })
    .sort()
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}`] : [])),
    );
}
