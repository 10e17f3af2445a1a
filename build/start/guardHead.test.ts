import { expect, test } from 'vitest';
import { guardHead } from './guardHead';

const page = (script: string) => `<head><meta charset="utf-8"><script>${script}</script></head>`;

test('the guard runs first', () => {
  expect(guardHead(page('stock()'), 'guard()')).toBe(
    '<head><meta charset="utf-8"><script>guard()</script><script>stock()</script></head>',
  );
});

test.each(['', 'base + '])('4.25 the redirect to %o keeps the hash', (base) => {
  const redirect = (end: string) =>
    `'rspress-visited';window.location['replace'](${base}newPathname + trailingSlash + search${end})`;
  expect(guardHead(page(redirect('')), '')).toContain(redirect(' + window.location.hash'));
});

test('a page without scripts of Rspress, as a site without dark mode has, is guarded too', () => {
  expect(guardHead('<head></head>', 'guard()')).toBe('<head><script>guard()</script></head>');
});

test('another redirect is an error that names the place', () => {
  expect(() => guardHead(page("'rspress-visited';go()"), '')).toThrow('REDIRECT');
});
