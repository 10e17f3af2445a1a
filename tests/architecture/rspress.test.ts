import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './readImports';

const root = join(import.meta.dirname, '../..');
const packages = join(root, 'node_modules');
const theme = join(packages, '@rspress/core/dist');

const sources = listFiles(root, ['ts', 'tsx', 'css'])
  .filter((file) => /^(theme|components|build|search)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Imports of internal files of Rspress, which an upgrade may move without notice. */
const INTERNALS = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/'(@rspress\/core\/dist\/[^']+)'/g)].map(([, name = '']) => ({ file, name })),
);

test('only style sheets, and the entry of the app, are imported from the internals of Rspress', () => {
  expect(INTERNALS.length).toBeGreaterThan(20);
  const isSheet = /^@rspress\/core\/dist\/theme\/(components|layout)\/.+\.css$/;
  const others = INTERNALS.filter(({ name }) => !isSheet.test(name));
  expect([...new Set(others.map(({ file }) => file))]).toEqual(['build/start/client/entry.tsx']);
});

test('nothing imports the stock Link, which adds a listener of its own and 4 KB to each page', () => {
  const imported = /import (?:(?!type)[^;])*?\bLink\b[^;]*?from '@rspress\/core\/theme/;
  expect(sources.filter(({ text }) => imported.test(text)).map(({ file }) => file)).toEqual([]);
});

test('every internal file that the site imports exists in the installed Rspress', () => {
  const moved = INTERNALS.filter(({ name }) => !existsSync(join(packages, name)));
  const say = ({ file, name }: (typeof INTERNALS)[number]) =>
    `${file} imports ${name}, which this version of Rspress does not have: find where it went`;
  expect(moved.map(say)).toEqual([]);
});

test('every stock class in our styles and components exists in the installed Rspress', () => {
  const stock = readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .map((file) => join(theme, file))
    .filter((file) => /\.(css|js|tsx)$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const known = new Set([...stock.matchAll(/\brp-[\w-]+/g)].map(([name]) => name));
  // Tokens (`--rp-…`) are tested elsewhere; a name before `${` is incomplete.
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w-])rp-[\w-]*\w(?![\w-]|\$)/g)].map(([name]) => ({ file, name })),
  );
  const unknown = named.filter(({ name }) => !known.has(name));
  const say = ({ file, name }: { file: string; name: string }) =>
    `${file} names the class ${name}, which this version of Rspress does not have`;
  expect([...new Set(unknown.map(say))]).toEqual([]);
});
