import { expect, test } from 'vitest';
import { SIBLING_TOOLS, TOOLS, toolsLang, toolUrl } from './tools';

test.each([
  ['the English home page', '/', 'en'],
  ['the Chinese home page', '/zh/', 'zh'],
  ['the same without its trailing slash', '/zh', 'zh'],
  ['an English page', '/guide/start/', 'en'],
  ['a Chinese page', '/zh/guide/start/quick-start', 'zh'],
  ['a path that contains zh anywhere', '/blog/zh-cn', 'zh'],
  ['no window, so no path', undefined, 'en'],
])('2.8.3 2.8.4 2.8.5 %s', (_, path, language) => expect(toolsLang(path)).toBe(language));

test('1.7 1.9 seven entries, six of them with a site of their own', () => {
  expect(SIBLING_TOOLS.map((tool) => tool.name)).toEqual([
    ...TOOLS.map((tool) => tool.name),
    'Awesome Rstack',
  ]);
  expect(TOOLS).toHaveLength(6);
});

test('9.49 two logos are scaled by about 0.95', () => {
  expect(SIBLING_TOOLS.filter((tool) => tool.logoScale === 0.95)).toHaveLength(2);
});

test('Chinese readers are sent to the Chinese site where there is one', () => {
  const tool = { name: 'A', description: 'tools.rslib', url: 'https://a.test/' } as const;
  expect(toolUrl({ ...tool, urlZh: 'https://a.test/zh/' }, 'zh')).toBe('https://a.test/zh/');
  expect(toolUrl({ ...tool, urlZh: 'https://a.test/zh/' }, 'en')).toBe('https://a.test/');
  expect(toolUrl(tool, 'zh')).toBe('https://a.test/');
});
