import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splitRuntime } from './splitRuntime';

const examples = join(import.meta.dirname, '../../../examples/current');

test.each([
  ['a CommonJS bundle', 'dual-format/__recorded__/dist/cjs/index.cjs', [1, 26, 18]],
  ['a UMD bundle, inside its wrapper', 'umd-externals/__recorded__/dist/index.js', [14, 44, 12]],
  ['a bundle that exports in another way', 'wasm/__recorded__/dist/index.js', [1, 39, 9]],
  ['a file without runtime', 'esm-minimal/__recorded__/dist/index.js', [3]],
])('%s is parts that join to the file, the runtime in the middle', (_, path, lengths) => {
  const code = readFileSync(join(examples, path), 'utf8');
  const parts = splitRuntime(code);
  expect(parts.map((part) => part.code).join('\n')).toBe(code);
  expect(parts.map((part) => part.code.split('\n').length)).toEqual(lengths);
  expect(parts.map(({ isRuntime }) => isRuntime)).toEqual(lengths.map((_, at) => at === 1));
});
