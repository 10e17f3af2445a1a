import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { type DataName, dataFile, dataSchemas, readData } from '../../build/pages/data/schemas';
import { EXPANDERS } from '../../build/pages/expanders';
import { findTags } from '../../build/pages/findTags';
import { routeOf } from '../../build/pages/routeOf';
import type { Language } from '../../site';

/** What the tool offers, as names. */
export type Surface = Record<'option' | 'flag' | 'export', string[]>;

/** Options, flags and exports that the generated data knows. */
export function readSurface(root: string): Surface {
  const { values, types, instance } = readData(root, 'api');
  const { commands } = readData(root, 'cli');
  return {
    option: readData(root, 'options').options.map(({ path }) => path),
    flag: [...new Set(Object.values(commands).flatMap(({ flags }) => flags))],
    export: [...values, ...types, ...instance],
  };
}

/** Names that came and went, such as `new option lib.x` and `flag --y is gone`. */
export function surfaceChanges(before: Surface, now: Surface): string[] {
  return (['option', 'flag', 'export'] as const).flatMap((kind) => [
    ...now[kind]
      .filter((name) => !before[kind].includes(name))
      .map((name) => `new ${kind} ${name}`),
    ...before[kind]
      .filter((name) => !now[kind].includes(name))
      .map((name) => `${kind} ${name} is gone`),
  ]);
}

/** Text of each data file without the versions that every file carries. */
export function readTables(root: string): Map<DataName, string> {
  return new Map(
    (Object.keys(dataSchemas) as DataName[]).map((name) => {
      const { versions: _, ...rest } = readData(root, name);
      return [name, JSON.stringify(rest)];
    }),
  );
}

/** Files of a page's generated parts, from the root. A part that cannot be written has none: the build tells. */
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
