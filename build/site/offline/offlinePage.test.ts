import { expect, test } from 'vitest';
import { offlinePage, readKeptPage } from './offlinePage';

const kept = (path: string, language: string, title: string) =>
  readKeptPage(
    path,
    `<!doctype html><html lang="${language}"><head><title data-rh="true">${title}</title></head>`,
  );

test('a cached page is listed by its title without the site title', () => {
  expect(kept('/guide/', 'en', 'Guide &amp; more - Rslib')).toEqual({
    path: '/guide/',
    language: 'en',
    title: 'Guide &amp; more',
  });
  expect(readKeptPage('/x', '<p>').title).toBe('/x');
});

test('pages in the reader’s language come first', () => {
  const pages = [kept('/a', 'en', 'A'), kept('/zh/b', 'zh', 'B'), kept('/zh/c', 'zh', 'C')];
  const order = (language: 'en' | 'zh') =>
    [...offlinePage(language, pages).matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path);
  expect(order('en')).toEqual(['/a', '/zh/b', '/zh/c']);
  expect(order('zh')).toEqual(['/zh/b', '/zh/c', '/a']);
});

test('the page is in the language of the address, without an empty list', () => {
  expect(offlinePage('zh', [])).toContain('<html lang="zh">');
  expect(offlinePage('zh', [])).toContain('<h1>打开此页需要网络</h1>');
  expect(offlinePage('en', [])).not.toMatch(/<h2|<ul/);
});
