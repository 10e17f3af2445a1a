import { expect, test } from 'vitest';
import { good, report } from './smallSite';

test('a menu that is not valid JSON, has unknown entries or forgets a page', () => {
  expect(
    report({
      'docs/en/guide/_meta.json': '["start",\n "cli",\n]',
      'docs/zh/guide/_meta.json':
        '[\n  "strat",\n  { "type": "dir-section-header", "name": "cli" },\n  { "type": "divider", "dash": true }\n]',
    }),
  ).toMatchInlineSnapshot(`
    "docs/en/guide/_meta.json:2  the file is not valid JSON: a comma after the last entry
      Write: "cli"
    docs/zh/guide/_meta.json:1  “start” is not in the menu
      Write: "start"
    docs/zh/guide/_meta.json:2  “strat” does not exist in this folder
      Write: "start"
    docs/zh/guide/_meta.json:3  “dir-section-header” is not a type of menu entry
      Write: "type": "dir"
    docs/zh/guide/_meta.json:4  “dash” is not a valid key of a “divider” entry
      Known keys: type, dashed
      Write: "dashed": true"
  `);
});

test.each(['[\n  "start",\n', '[\n  { "type":'])('a menu that is still being written', (text) =>
  expect(report({ 'docs/en/guide/_meta.json': text })).toContain(
    'not valid JSON: it ends in the middle of its list\n  Write: the rest of the entries, then ]',
  ),
);

test('a menu that names a page that was renamed or deleted, and a misspelt key', () => {
  const moved = {
    'docs/en/guide/cli.mdx': '',
    'docs/en/guide/commands.mdx': good('CLI'),
    'docs/zh/guide/_meta.json': '["start", "cli", "gone",\n { "type": "divider", "dahsed": true }]',
  };
  const found = report(moved);
  expect(found).toContain('“cli” does not exist in this folder\n  Write: "commands"');
  expect(found).toContain(
    '“gone” does not exist in this folder\n  Write: nothing, remove the entry',
  );
  expect(
    report({
      'docs/en/guide/_meta.json': '[{ "type": "file", "name": "start", "lable": "Begin" }, "cli"]',
    }),
  ).toContain('Write: "label": "Begin"');
});

test('a menu entry of a page that only English has asks for the page', () =>
  expect(report({ 'docs/zh/guide/cli.mdx': '' })).toContain(
    '“cli” does not exist in this folder\n  Write: the page that the other language has, into this folder',
  ));

test('a navigation item with a dead link or an unknown key', () => {
  const nav = '[\n  { "text": "Guide", "link": "/guide/strat" },\n  { "title": "Blog" }\n]';
  expect(report({ 'docs/en/_nav.json': nav })).toMatchInlineSnapshot(`
    "docs/en/_nav.json:2  “/guide/strat” leads to no page
      Write: "link": "/guide/start"
    docs/en/_nav.json:3  a navigation item has no “text”
      Write: "text": "Guide"
    docs/en/_nav.json:3  “title” is not a valid key of a navigation item
      Known keys: text, link, activeMatch, items, position, tag
      Write: nothing, remove the line"
  `);
});

test('a nested menu may leave its index out: the group links to it', () => {
  const nested = (language: string, menu: string) => ({
    [`docs/${language}/guide/_meta.json`]:
      '["start", "cli", { "type": "dir", "name": "api", "label": "API" }]',
    [`docs/${language}/guide/api/_meta.json`]: menu,
    [`docs/${language}/guide/api/index.mdx`]: good(language === 'en' ? 'API' : '接口'),
    [`docs/${language}/guide/api/core.mdx`]: good(language === 'en' ? 'Core' : '核心'),
  });
  expect(report({ ...nested('en', '["core"]'), ...nested('zh', '["core"]') })).toBe('');
  expect(report({ ...nested('en', '["core"]'), ...nested('zh', '["index"]') })).toContain(
    '“core” is not in the menu',
  );
});
