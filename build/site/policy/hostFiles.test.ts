import { expect, test } from 'vitest';
import { underBase, withFrameAncestors } from './hostFiles';

const text = '# /x stays\n/*\n  Cache-Control: a/b\n/en/* /:splat 301\n';

test('paths move under the base, values stay', () => {
  expect(underBase(text, '/')).toBe(text);
  expect(underBase(text, '/docs/')).toBe(
    '# /x stays\n/docs/*\n  Cache-Control: a/b\n/docs/en/* /docs/:splat 301\n',
  );
});

test('more origins may frame the site', () => {
  expect(withFrameAncestors("frame-ancestors 'self'", ['https://a.example'])).toBe(
    "frame-ancestors 'self' https://a.example",
  );
});
