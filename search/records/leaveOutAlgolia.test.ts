import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { withoutAlgolia } from './leaveOutAlgolia';

const file = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@docsearch/react/package.json')),
  'dist/esm/index.js',
);

test('of the installed dialog nothing is left that asks another host', async () => {
  const code = readFileSync(file, 'utf8');
  const shake = async (text: string) =>
    (await transform(text, { minify: true, treeShaking: true, format: 'esm' })).code;
  expect(await shake(code)).toContain('algolianet.com');
  const left = await shake(withoutAlgolia(code));
  expect(left).not.toContain('algolianet.com');
  expect(left).not.toContain('algolia.com/ref/');
  expect(left.length).toBeLessThan(code.length * 0.85);
});

test('a dialog of another shape is an error', () => {
  expect(() => withoutAlgolia('export {}')).toThrow('is not where 3.9.0 has it');
});
