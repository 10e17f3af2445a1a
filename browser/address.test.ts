import { expect, test } from 'vitest';
import { guardDecoding } from './address';

test.each([
  ['/guide/', '/guide/'],
  ['/caf%C3%A9', '/café'],
  ['/100%', '/100%'],
  ['/100%25', '/100%'],
  ['/%E0%A4%A', '/%E0%A4%A'],
])('%o is read as %o', (path, expected) => {
  const page = { decodeURIComponent };
  guardDecoding(page);
  expect(page.decodeURIComponent(path)).toBe(expected);
});
