import { expect, test } from 'vitest';
import { addToMeta, newPage } from './newPage';

// What the command writes, and its error for a folder without a menu: tests/contribute/newcomer.test.ts.
test('the other entries of a menu stay as they are', () => {
  const meta = '[\n  { "type": "dir", "name": "start" },\n  "cli"\n]\n';
  expect(addToMeta(meta, 'new')).toBe(
    '[\n  { "type": "dir", "name": "start" },\n  "cli",\n  "new"\n]\n',
  );
  expect(addToMeta('[]\n', 'new')).toBe('[\n  "new"\n]\n');
});

test('an entry is not added twice', () => {
  const meta = '[{ "type": "file", "name": "cli" }]';
  expect(addToMeta(meta, 'cli')).toBe(meta);
});

test.each([
  ['/Guide/Basic/Cli', '“/Guide/Basic/Cli” is not a route for a page.\nWrite lower-case words'],
  ['/zh/guide/basic/watch', '“/zh/guide/basic/watch” is not a route for a page.'],
  ['/guide/basic/cli', 'docs/en/guide/basic/cli.mdx exists already.\nEdit it, or choose another'],
])('%s is refused with the fix', (route, message) => {
  const title = { en: 'Watch mode', zh: '监听模式' };
  expect(() => newPage({ route, title }, () => '')).toThrow(message);
});

test.each([
  ['/guide/new/page', '"name": "new", "label": "…" } to docs/en/guide/_meta.json,'],
  ['/new/page', '"link": "/new/page", "activeMatch": "^/new/" } to docs/en/_nav.json,'],
])('the menu that needs an entry for the section of %s is named', (route, entry) => {
  expect(() => newPage({ route, title: { en: 'P', zh: 'P' } }, () => undefined)).toThrow(entry);
});

test('code in a title is escaped', () => {
  const title = { en: 'Map<K, V> and {x}', zh: '映射 <T>' };
  const [first] = newPage({ route: '/guide/advanced/map', title }, (file) =>
    file.endsWith('_meta.json') ? '[]' : undefined,
  );
  expect(first?.text).toContain('title: "Map<K, V> and {x}"');
  expect(first?.text).toContain('# Map\\<K, V> and \\{x}\n');
});

test('a post has a date, which the blog requires', () => {
  const title = { en: 'News', zh: '消息' };
  const texts = newPage({ route: '/blog/news', title }, (file) =>
    file.endsWith('_meta.json') ? '[]' : undefined,
  );
  for (const { file, text } of texts) {
    if (!file.endsWith('.mdx')) continue;
    expect(text).toMatch(/\ndate: \d{4}-\d\d-\d\d\n---\n/);
    expect(text).toMatch(/\n# .+\n\n<PostDate \/>\n/);
  }
});
