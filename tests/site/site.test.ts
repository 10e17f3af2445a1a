import { expect, test } from 'vitest';
import { docsRepository, frameAncestors, searchOrigins, siteBase, siteOrigin } from '../../site';

test.each([
  [
    'SITE_ORIGIN first',
    { SITE_ORIGIN: 'https://a.example/', URL: 'https://b.example' },
    'https://a.example',
  ],
  ['Netlify', { URL: 'https://b.example' }, 'https://b.example'],
  ['Cloudflare', { CF_PAGES_URL: 'https://c.example' }, 'https://c.example'],
  ['Vercel', { VERCEL_PROJECT_PRODUCTION_URL: 'd.example' }, 'https://d.example'],
  ['the preview address otherwise', {}, 'http://localhost:4173'],
])('origin: %s', (_, env, origin) => expect(siteOrigin(env)).toBe(origin));

test('an origin with a path is refused with the cure', () => {
  expect(() => siteOrigin({ SITE_ORIGIN: 'https://a.example/docs' })).toThrow(/SITE_BASE/);
});

test.each([
  [undefined, '/'],
  ['', '/'],
  ['docs', '/docs/'],
  ['/a/b', '/a/b/'],
])('base path of %j is %s (specification 9)', (value, base) =>
  expect(siteBase({ SITE_BASE: value })).toBe(base),
);

test('DOCS_REPOSITORY wins over package.json', () => {
  expect(docsRepository('git+https://x.example/a/b.git', {})).toBe('https://x.example/a/b');
  expect(docsRepository('x', { DOCS_REPOSITORY: 'https://y.example/fork' })).toBe(
    'https://y.example/fork',
  );
});

test('only origins may frame the site', () => {
  expect(frameAncestors({ FRAME_ANCESTORS: 'https://a.example  https://b.example' })).toHaveLength(
    2,
  );
  expect(frameAncestors({})).toEqual([]);
  expect(() => frameAncestors({ FRAME_ANCESTORS: "'none'; script-src *" })).toThrow(
    /FRAME_ANCESTORS=/,
  );
});

test('the search reaches its service only when one is set', () => {
  expect(searchOrigins({})).toEqual([]);
  expect(searchOrigins({ DOCSEARCH_APP_ID: 'ABC' })).toContain('https://abc-dsn.algolia.net');
});
