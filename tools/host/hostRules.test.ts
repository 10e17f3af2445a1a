import { expect, test } from 'vitest';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './hostRules';

const headers = parseHeaders('# comment\n/*\n  A: 1\n  B: x\n\n/static/*\n  A: 2\n/*.md\n  C: 3\n');

test.each([
  ['/', { A: '1', B: 'x' }],
  ['/static/a.js', { A: '1, 2', B: 'x' }],
  ['/guide/x.md', { A: '1', B: 'x', C: '3' }],
])('headers of %s', (path, expected) =>
  expect(Object.fromEntries(headersFor(headers, path))).toEqual(expected),
);

test('redirects: the first rule wins', () => {
  const rules = parseRedirects('/zh/a /c\n/zh/* /zh/404.html 404\n/a /b');
  expect(redirectFor(rules, '/zh/a')).toMatchObject({ to: '/c', status: 301 });
  expect(redirectFor(rules, '/zh/x')).toMatchObject({ to: '/zh/404.html', status: 404 });
  expect(redirectFor(rules, '/a')).toMatchObject({ to: '/b', status: 301 });
  expect(redirectFor(rules, '/en')).toBeUndefined();
});

test('lines that are not rules are errors', () => {
  expect(() => parseHeaders('  A: 1')).toThrow('"A: 1" is not a header');
  expect(() => parseRedirects('/a')).toThrow('"/a" is not a rule');
  expect(() => parseRedirects('/en/* /:splat 301')).toThrow('one line for each page');
});
