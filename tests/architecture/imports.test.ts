import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCycles, listSources, readImports } from './readImports';

const root = join(import.meta.dirname, '../..');
const files = listSources(root);
const imports = readImports(root, files);

/** Cells of the rows of the tables of ARCHITECTURE.md: the rule is what contributors read. */
const rows = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const rowsBelow = (head: string) => {
  const from = rows.findIndex(([, first]) => first === head) + 2;
  const end = rows.findIndex((cells, at) => at >= from && cells.length < 3);
  return rows.slice(from, end);
};
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
const FOLDERS = rowsBelow('Folder').map(([, path, , allowed]) => ({
  path: namesIn(path)[0] ?? '',
  imports: namesIn(allowed),
}));
const EXCEPTIONS = rowsBelow('Exception').map(([, pair]) => {
  const [from = '', to = ''] = namesIn(pair);
  return { from, to };
});
/** Configuration at the root composes everything; tests look at everything. */
const isFree = (file: string) => /^[\w.]+\.config\.ts$|^tests\/|\.(test|spec)\.tsx?$/.test(file);
const folderOf = (file: string): string | undefined => {
  if (file.startsWith('tests/')) return 'tests';
  return FOLDERS.find(({ path }) => file === path || file.startsWith(`${path}/`))?.path;
};
const isAllowed = (from: string, to: string) =>
  from === to || FOLDERS.some(({ path, imports }) => path === from && imports.includes(to));

test('each file stands in a folder of the table', () => {
  const stray = files.filter((file) => !isFree(file) && !folderOf(file));
  expect(stray, 'Add the folder to the table of ARCHITECTURE.md').toEqual([]);
});

test('folders import what the table allows', () => {
  const wrong = imports.flatMap(({ from, to, line }) => {
    const [source, goal] = [folderOf(from), folderOf(to)];
    if (isFree(from) || !source || !goal || isAllowed(source, goal)) return [];
    if (EXCEPTIONS.some((known) => known.from === source && known.to === goal)) return [];
    return [`${from}:${line} imports ${to}: ${source} may not import ${goal}`];
  });
  expect(wrong, 'Move the code, or change the table of ARCHITECTURE.md').toEqual([]);
});

test('each exception is needed', () => {
  const unused = EXCEPTIONS.filter(
    (known) =>
      !imports.some(
        ({ from, to }) =>
          !isFree(from) && folderOf(from) === known.from && folderOf(to) === known.to,
      ),
  );
  expect(unused).toEqual([]);
});

test('no files import each other in a ring', () => {
  expect(findCycles(imports)).toEqual([]);
});

test('a ring and a forbidden import would be seen', () => {
  const edge = (from: string, to: string) => ({ from, to, line: 1 });
  expect(findCycles([edge('a', 'b'), edge('b', 'c'), edge('c', 'a')])).toEqual(['a → b → c → a']);
  expect(isAllowed('search/engine', 'i18n')).toBe(false);
  expect(
    imports.some(({ from, to }) => from === 'theme/index.tsx' && to === 'search/ui/index.ts'),
  ).toBe(true);
  // A type alone.
  const pure = 'search/engine/hits.ts';
  expect(imports.some(({ from, to }) => from === pure && to === 'search/types.ts')).toBe(true);
});

test('ARCHITECTURE.md names what theme/index.tsx replaces, in its order, and where that is', () => {
  const index = readFileSync(join(root, 'theme/index.tsx'), 'utf8');
  const exported = [...index.matchAll(/^export \{ (.+) \}/gm)].flatMap(([, names = '']) =>
    names.split(', '),
  );
  const named = rowsBelow('Replaced').map(([, cell]) => namesIn(cell)[0] ?? '');
  expect(named).toEqual(exported);
  for (const [, cell = '', reason = ''] of rowsBelow('Replaced')) {
    const [, name, file = ''] = /`(.+)`\]\((.+)\)/.exec(cell) ?? [];
    const source = readFileSync(join(root, file), 'utf8');
    expect(source, cell).toMatch(new RegExp(`^export (async )?(function|const) ${name}\\b`, 'm'));
    expect(reason.length, cell).toBeGreaterThan(20);
  }
});
