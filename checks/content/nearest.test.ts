import { expect, test } from 'vitest';
import { nearest } from './nearest';

test.each([
  ['/guide/advanced/cs', '/guide/advanced/css'],
  ['/giude/advanced/css', '/guide/advanced/css'],
  ['/guide/advanced/wasm', undefined],
  ['descripton', undefined],
])('%s probably means %s', (word, meant) => {
  expect(nearest(word, ['/guide/advanced/css', '/config/lib/dts'])).toBe(meant);
});
