import { expect, test } from 'vitest';
import {
  docsRepository,
  frameAncestors,
  isPrecompressed,
  searchOrigins,
  siteBase,
  siteOrigin,
} from '../../site';

test.each([
  [
    'SITE_ORIGIN takes precedence',
    { SITE_ORIGIN: 'https://a.example/', URL: 'https://b.example' },
    'https://a.example',
  ],
  ['Netlify', { URL: 'https://b.example' }, 'https://b.example'],
  ['Cloudflare', { CF_PAGES_URL: 'https://c.example' }, 'https://c.example'],
  ['Vercel', { VERCEL_PROJECT_PRODUCTION_URL: 'd.example' }, 'https://d.example'],
  ['the preview address by default', {}, 'http://localhost:4173'],
])('origin: %s', (_, env, origin) => expect(siteOrigin(env)).toBe(origin));

test.each([
  ['https://a.example/docs', 'SITE_ORIGIN=https://a.example SITE_BASE=/docs'],
  ['https://user:pw@a.example', 'SITE_ORIGIN=https://a.example'],
  ['https://a.example?x', 'SITE_ORIGIN=https://a.example'],
  ['https://a.example#x', 'SITE_ORIGIN=https://a.example'],
  ['https://a.example"><script>', 'for example SITE_ORIGIN=https://docs.example.com'],
  ['https://a.example"', 'for example'],
  ["https://a'b.example;", 'for example'],
  ['https://a b.example', 'for example'],
  ['https://a.example:99999', 'for example'],
  ['a.example', 'for example'],
  ['//a.example', 'for example'],
  ['javascript:alert(1)', 'for example'],
  ['file:///etc', 'for example'],
])('origin %s is rejected, and the error says what to write', (SITE_ORIGIN, fix) => {
  expect(() => siteOrigin({ SITE_ORIGIN })).toThrow(
    `SITE_ORIGIN is ${JSON.stringify(SITE_ORIGIN)}`,
  );
  expect(() => siteOrigin({ SITE_ORIGIN })).toThrow(fix);
});

test.each([
  ['HTTPS://A.Example:443/', 'https://a.example'],
  ['https://文档.example', 'https://xn--7dvp7d.example'],
  ['http://[::1]:8080', 'http://[::1]:8080'],
  [' https://a.example ', 'https://a.example'],
])('origin %s is normalized as in browsers', (SITE_ORIGIN, origin) =>
  expect(siteOrigin({ SITE_ORIGIN })).toBe(origin),
);

test('the error for an invalid origin from the deploy host names its variable', () => {
  expect(() => siteOrigin({ CF_PAGES_URL: 'x' })).toThrow('CF_PAGES_URL is "x"');
});

test.each([
  [undefined, '/'],
  ['', '/'],
  ['docs', '/docs/'],
  ['/a/b', '/a/b/'],
])('base path of %j is %s (specification 9)', (value, base) =>
  expect(siteBase({ SITE_BASE: value })).toBe(base),
);

test.each([
  ['"><script>', '/'],
  ['..', '/'],
  ['/a/../b/', '/b/'],
  ['//evil.example/a', '/a/'],
  ['https://x.example/docs/', '/docs/'],
  ['/docs?x', '/docs/'],
  ['a b', '/'],
  ['\\\\evil', '/'],
  ['/a/%2e%2e/', '/'],
])('base path %s is rejected, and the error suggests %s', (SITE_BASE, fix) => {
  expect(() => siteBase({ SITE_BASE })).toThrow(`SITE_BASE is ${JSON.stringify(SITE_BASE)}`);
  expect(() => siteBase({ SITE_BASE })).toThrow(`Write SITE_BASE=${fix}`);
});

test('DOCS_REPOSITORY overrides package.json', () => {
  expect(docsRepository('git+https://x.example/a/b.git', {})).toBe('https://x.example/a/b');
  expect(docsRepository('x', { DOCS_REPOSITORY: 'https://y.example/fork' })).toBe(
    'https://y.example/fork',
  );
  expect(() => docsRepository('x', { DOCS_REPOSITORY: 'javascript:alert(1)' })).toThrow(
    'for example DOCS_REPOSITORY=https://',
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
  expect(() => frameAncestors({ FRAME_ANCESTORS: 'https://a.example/x' })).toThrow(
    'Write FRAME_ANCESTORS=https://a.example',
  );
  expect(frameAncestors({ FRAME_ANCESTORS: 'https://*.a.example' })).toEqual([
    'https://*.a.example',
  ]);
});

test('search origins are allowed only for a configured service', () => {
  expect(searchOrigins({})).toEqual([]);
  expect(searchOrigins({ DOCSEARCH_APP_ID: 'ABC' })).toContain('https://abc-dsn.algolia.net');

  expect(() => searchOrigins({ DOCSEARCH_APP_ID: 'ABCDE12345; script-src *' })).toThrow(
    'Write DOCSEARCH_APP_ID=ABCDE12345scriptsrc',
  );
  expect(() => searchOrigins({ DOCSEARCH_APP_ID: 'a.evil.example/' })).toThrow('DOCSEARCH_APP_ID');
  const settings = {
    DOCSEARCH_APP_ID: 'ABC',
    DOCSEARCH_API_KEY: 'k',
    DOCSEARCH_INDEX_NAME: 'docs',
  };
  expect(() => searchOrigins({ ...settings, DOCSEARCH_API_KEY: '"k1"' })).toThrow(
    'Write DOCSEARCH_API_KEY=k1',
  );
  expect(() => searchOrigins({ ...settings, DOCSEARCH_INDEX_NAME: 'docs/../x' })).toThrow(
    'Write DOCSEARCH_INDEX_NAME=docs..x',
  );
});

test.each([
  ['any other host', {}, true],
  ['Netlify', { NETLIFY: 'true' }, false],
  ['Cloudflare Pages', { CF_PAGES: '1' }, false],
  ['Vercel', { VERCEL: '1' }, false],
  ['a host with PRECOMPRESS=1', { NETLIFY: 'true', PRECOMPRESS: '1' }, true],
  ['a host with PRECOMPRESS=0', { PRECOMPRESS: '0' }, false],
])('precompressed files: %s', (_, env, are) => expect(isPrecompressed(env)).toBe(are));
