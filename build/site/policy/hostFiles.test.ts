import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { LANGUAGES, languagePrefix } from '../../../site';
import { routeOf } from '../../pages/routeOf';
import {
  checkVercelFraming,
  underBase,
  withFrameAncestors,
  withPrefixRedirects,
} from './hostFiles';

const vercel = readFileSync('vercel.json', 'utf8');
const { redirects }: { redirects: { source: string; destination: string }[] } = JSON.parse(vercel);

const text = '# /x stays\n/*\n  Cache-Control: a/b\n/en/x /x 301\n';

test('paths get the base, values stay', () => {
  expect(underBase(text, '/')).toBe(text);
  expect(underBase(text, '/docs/')).toBe(
    '# /x stays\n/docs/*\n  Cache-Control: a/b\n/docs/en/x /docs/x 301\n',
  );
});

test('more origins may frame the site', () => {
  expect(withFrameAncestors("frame-ancestors 'self'", ['https://a.example'])).toBe(
    "frame-ancestors 'self' https://a.example",
  );
});

test('each English page has a redirect that drops the prefix', () => {
  expect(withPrefixRedirects('# rules\n', ['/', '/guide/cli'])).toBe(
    '# rules\n/en / 301\n/en/ / 301\n/en/guide/cli /guide/cli 301\n',
  );
});

test('framing that vercel.json lacks stops the build and says what to write there', () => {
  expect(() => checkVercelFraming(vercel, [])).not.toThrow();
  expect(() => checkVercelFraming(vercel, ['https://a.example'])).toThrow(
    'Write "frame-ancestors \'self\' https://a.example"',
  );
});

test.each([
  ['/en/', true],
  ['/en/guide/start/', true],
  ['/en/guide/advanced/dts', true],
  ['/en//evil.test', false],
  ['/en/\\evil.test', false],
  ['/en/%5Cevil.test', false],
  ['/en/%2F/evil.test', false],
])('vercel.json drops the prefix of %s: %s', (address, isRedirected) => {
  // `:path(pattern)` is Vercel’s syntax for a group of a regular expression.
  const rules = redirects.map(({ source }) => new RegExp(`^${source.replace(':path', '')}$`));
  expect(rules.some((rule) => rule.test(address))).toBe(isRedirected);
});

test('Vercel and the other hosts know the same pages that moved', () => {
  const moved = redirects.filter(({ source }) => !source.startsWith('/en'));
  const lines = readFileSync('public/_redirects', 'utf8').match(/^\/.* 301$/gm);
  expect(moved.length).toBeGreaterThan(0);
  expect(lines).toEqual(moved.map(({ source, destination }) => `${source} ${destination} 301`));
});

test('a page that moved is redirected to a page', () => {
  const pages = LANGUAGES.flatMap((language) =>
    globSync('**/*.{md,mdx}', { cwd: `docs/${language}` }).map(
      (file) => languagePrefix(language) + routeOf(file),
    ),
  );
  const lines = readFileSync('public/_redirects', 'utf8').matchAll(/^\/\S* (\S+) 301$/gm);
  const targets = Array.from(lines, ([, target]) => target);
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter((target = '') => !pages.includes(target))).toEqual([]);
});
