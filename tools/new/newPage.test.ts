import { expect, test } from 'vitest';
import { addToMeta, newPage } from './newPage';

const files: Record<string, string> = {
  'docs/en/guide/basic/_meta.json': '["cli"]',
  'docs/zh/guide/basic/_meta.json': '["cli"]',
  'docs/en/guide/basic/cli.mdx': '# CLI',
};
const read = (file: string) => files[file];
const title = { en: 'Watch mode', zh: '监听模式' };

test('both pages and both menus change', () => {
  const changes = newPage({ route: '/guide/basic/watch-mode', title }, read);
  expect(changes.map(({ file }) => file)).toEqual([
    'docs/en/guide/basic/watch-mode.mdx',
    'docs/en/guide/basic/_meta.json',
    'docs/zh/guide/basic/watch-mode.mdx',
    'docs/zh/guide/basic/_meta.json',
  ]);
  expect(changes[0]?.text).toMatchInlineSnapshot(`
    "---
    title: "Watch mode"
    description: ''
    ---

    # Watch mode

    {/* Answer first: what the reader gets, in one or two sentences. Then the task, complete files, the recorded output, what can go wrong. */}
    "
  `);
  expect(changes[1]?.text).toBe('[\n  "cli",\n  "watch-mode"\n]\n');
});

test('the other entries stay as they are written', () => {
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
  ['an odd route', '/Guide/Basic/Cli'],
  ['a page that exists', '/guide/basic/cli'],
  ['a folder without a menu', '/guide/nowhere/page'],
])('%s is refused with the cure', (_, route) => {
  let message = '';
  try {
    newPage({ route, title }, read);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message).toMatchSnapshot();
});
