import { expect, test } from 'vitest';
import { wellFormedPath } from './address';

test.each([
  ['/guide/', '/guide/'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/100%', '/100％'],
  ['/100%25', '/100％25'],
  ['/%E0%A4%A', '/％E0％A4％A'],
])('%o is read as %o', (pathname, expected) => {
  expect(wellFormedPath(pathname)).toBe(expected);
});
