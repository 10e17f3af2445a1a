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

/** What a version of the tool offers, by name: options, flags with their command, exports, types, members of the instance. */
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

/** The names that the generated data know. */
export const readNames = (root: string): string[] =>
  offeredNames(readData(root, 'options').options, readData(root, 'cli'), readData(root, 'api'));

/** The generated data that differ by more than the number of the tool's version. */
export function changedData(before: string, now: string): DataName[] {
  const text = (root: string, name: DataName) => {
    const { versions, ...data } = readData(root, name);
    return JSON.stringify(data).replaceAll(versions[TOOL.package] ?? '', '');
  };
  return (Object.keys(dataSchemas) as DataName[]).filter(
    (name) => text(before, name) !== text(now, name),
  );
}

/** The names that only the first list has. */
export const without = (names: readonly string[], others: readonly string[]): string[] =>
  names.filter((name) => !others.includes(name));

/** Files of a page's generated parts, from the root. A part that cannot be written has none: the build reports it. */
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

/** Pages whose own text names a version, with the line: `docs/en/a.mdx:3`. */
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
