import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splitRuntime } from './splitRuntime';

const recorded = (path: string) =>
  readFileSync(join(import.meta.dirname, '../../../examples/current', path), 'utf8');

test('a CommonJS bundle is three parts that join to the file', () => {
  const code = recorded('dual-format/__recorded__/dist/cjs/index.cjs');
  const parts = splitRuntime(code);
  expect(parts.map(({ isRuntime }) => isRuntime)).toEqual([false, true, false]);
  expect(parts.map((part) => part.code).join('\n')).toBe(code.trimEnd());
  expect(parts[2]?.code).toMatch(/^var __webpack_exports__ = \{\};\n/);
  expect(parts[2]?.code).toContain('function hello(name)');
  expect(parts[1]?.code).not.toContain('hello');
});

test('a UMD bundle folds inside its wrapper', () => {
  const code = recorded('umd-global/__recorded__/dist/index.js');
  const parts = splitRuntime(code);
  expect(parts.filter(({ isRuntime }) => isRuntime)).toHaveLength(1);
  expect(parts.map((part) => part.code).join('\n')).toBe(code.trimEnd());
});

test('a file without runtime is one part', () => {
  expect(splitRuntime('const a = 1;\nexport { a };\n')).toEqual([
    { code: 'const a = 1;\nexport { a };', isRuntime: false },
  ]);
});
