import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './readImports';

const root = join(import.meta.dirname, '../..');
const manifest: { scripts: Record<string, string>; devDependencies: Record<string, string> } =
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const names = Object.keys(manifest.devDependencies);

/** Text of every file that may name a package: code, pages, styles and settings, without examples and lockfile. */
const texts = listFiles(root, ['ts', 'tsx', 'mts', 'mdx', 'css', 'json'])
  .filter((file) => file !== 'package.json')
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
const programs = `${Object.values(manifest.scripts).join('\n')}\n${texts}`;

/** Programs that a package installs. */
function binsOf(name: string): string[] {
  const { bin } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return typeof bin === 'string' ? [name.split('/').at(-1) ?? name] : Object.keys(bin ?? {});
}
/** In an import, an address, or a comment such as `@vitest-environment happy-dom`. */
const isImported = (name: string) =>
  new RegExp(`(['"\`/]|@vitest-environment )${name.replace(/\W/g, '\\$&')}(['"\`/]|$)`, 'm').test(
    texts,
  );
const isRun = (name: string) =>
  binsOf(name).some((bin) => new RegExp(`(^|['"\\s/])${bin}(['"\\s]|$)`, 'm').test(programs));
/** Whether a package provides the types of a used package or of Node.js. */
const isTypesOfUsed = (name: string) => {
  const typed = name.replace(/^@types\//, '');
  return typed !== name && (typed === 'node' || names.includes(typed) || isImported(typed));
};

test('every dependency is imported, run, or provides the types of one that is', () => {
  const unused = names.filter((name) => !isImported(name) && !isRun(name) && !isTypesOfUsed(name));
  expect(unused, 'pnpm remove -w -D <name>').toEqual([]);
});

test('versions of dependencies are exact', () => {
  const ranges = names.filter(
    (name) => !/^\d+\.\d+\.\d+/.test(manifest.devDependencies[name] ?? ''),
  );
  expect(ranges).toEqual([]);
});
