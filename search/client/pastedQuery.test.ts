import { expect, test } from 'vitest';
import { pastedQuery } from './pastedQuery';

const NODE_STACK = `file:///home/me/app/dist/index.js:3
console.log(__dirname);
            ^

ReferenceError: __dirname is not defined in ES module scope
    at file:///home/me/app/dist/index.js:3:13
    at ModuleJob.run (node:internal/modules/esm/module_job:194:25)`;

test.each([
  ['a stack of Node.js', NODE_STACK, 'ReferenceError: __dirname is not defined in ES module scope'],
  [
    'a stack as one line',
    NODE_STACK.replaceAll('\n', ' '),
    'ReferenceError: __dirname is not defined in ES module scope',
  ],
  [
    'tsc with its file',
    "src/index.ts(1,18): error TS2307: Cannot find module 'node:path'",
    "error TS2307: Cannot find module 'node:path'",
  ],
  [
    'a browser',
    'Uncaught ReferenceError: React is not defined',
    'ReferenceError: React is not defined',
  ],
  [
    'a Chinese message',
    'src/a.ts:3:1\n找不到模块“./foo”或其相应的类型声明。',
    '找不到模块“./foo”或其相应的类型声明。',
  ],
  [
    'a raw log with its colors',
    'error   Failed\n\u001b[31mTS7016\u001b[39m: Could not find a declaration file for module',
    'TS7016: Could not find a declaration file for module',
  ],
  ['a short name', 'output.distPath', 'output.distPath'],
  ['an address', 'https://rslib.rs/zh/guide/basic/cli.html#watch ', '/guide/basic/cli#watch'],
  ['an address that is not a page', 'https://registry.npmjs.org/', 'https://registry.npmjs.org/'],
  ['a path', '@rslib/core', '@rslib/core'],
  ['two lines without an error', 'tree\n shaking', 'tree  shaking'],
])('%s', (_, text, expected) => {
  expect(pastedQuery(text).slice(0, expected.length)).toBe(expected.slice(0, 64).trim());
});

test('a path of the reader’s machine is left out, the end of a package’s path and an address of a site stay', () => {
  expect(pastedQuery("Error: Cannot find module '/app/dist/utils'")).toBe(
    'Error: Cannot find module',
  );
  const inPackage = "Cannot find module '/app/node_modules/a/dist/index.js'";
  const onSite = "Module not found: Can't resolve '/images/logo.png'";
  for (const text of [inPackage, onSite]) expect(pastedQuery(text)).toBe(text);
});

test('never longer than the field', () => {
  expect(pastedQuery('x'.repeat(200))).toHaveLength(64);
  expect(pastedQuery(`TypeError: ${'y '.repeat(200)}`).length).toBeLessThanOrEqual(64);
});

test('a message that is too long ends with a whole word', () => {
  const message = "TS2307: Cannot find module './button.module.css' or its";
  const line = `src/components/Button.tsx:4:20 - error ${message} corresponding type declarations.`;
  expect(pastedQuery(line)).toBe(message);
  expect(pastedQuery('无'.repeat(70))).toHaveLength(64);
});
