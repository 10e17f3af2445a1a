import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EXCEPTIONS, FOLDERS } from './folders';
import { readOverrides } from './overrides';
import { findCycles, listSources, readImports } from './readImports';
import { withTables } from './withTables';

const root = join(import.meta.dirname, '../..');
const files = listSources(root);
const imports = readImports(root, files);
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
  expect(stray, 'Add the folder to tests/architecture/folders.ts').toEqual([]);
});

test('folders import what the table allows', () => {
  const wrong = imports.flatMap(({ from, to, line }) => {
    const [source, goal] = [folderOf(from), folderOf(to)];
    if (isFree(from) || !source || !goal || isAllowed(source, goal)) return [];
    if (EXCEPTIONS.some((known) => known.from === source && known.to === goal)) return [];
    return [`${from}:${line} imports ${to}: ${source} may not import ${goal}`];
  });
  expect(wrong, 'Move the code, or the rule in tests/architecture/folders.ts').toEqual([]);
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

test('what is replaced of the stock theme has a reason above it', () => {
  const overrides = readOverrides(root);
  expect(overrides.length).toBeGreaterThan(10);
  expect(overrides.filter(({ reason }) => reason.length < 20)).toEqual([]);
});

test('ARCHITECTURE.md shows the tables as they are', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  // The formatter aligns the columns.
  const plain = (page: string) => page.replace(/ +/g, ' ').replace(/-{3,}/g, '---');
  expect(plain(withTables(text, root)), 'pnpm architecture writes them').toBe(plain(text));
});
