import { expect, test } from 'vitest';
import { formatFindings } from '../finding';
import { contentFindings } from './contentFindings';
import { parsePage } from './page';
import type { SiteFiles } from './readSite';

const good = (title: string, body = '') =>
  `---\ntitle: ${title}\ndescription: About ${title}\n---\n\n# ${title}\n${body}`;

/** Findings of a small site with two pages per language and the given changes. '' removes a file. */
function report(changes: Record<string, string>) {
  const files: Record<string, string> = {
    'docs/en/guide/start.mdx': good('Start', '\n## Install it {#install}\n'),
    'docs/zh/guide/start.mdx': good('开始', '\n## 安装 {#install}\n'),
    'docs/en/guide/cli.mdx': good('CLI'),
    'docs/zh/guide/cli.mdx': good('命令行'),
    'docs/en/guide/_meta.json': '["start", "cli"]',
    'docs/zh/guide/_meta.json': '["start", "cli"]',
    'docs/en/_nav.json': '[{ "text": "Guide", "link": "/guide/start" }]',
    ...changes,
  };
  const entries = Object.entries(files).filter(([, text]) => text !== '');
  const menus = (name: string) =>
    entries.filter(([file]) => file.endsWith(name)).map(([file, text]) => ({ file, text }));
  const site: SiteFiles = {
    pages: entries
      .filter(([file]) => file.endsWith('.mdx'))
      .map(([file, text]) =>
        parsePage(file.startsWith('docs/en') ? 'en' : 'zh', file.slice(8), text),
      ),
    metas: menus('_meta.json'),
    navs: menus('_nav.json'),
    keywords: menus('_keywords.txt'),
    drawings: [],
    assets: {
      docs: new Set([...Object.keys(files), 'docs/en/guide/tree.png']),
      public: new Set(['/logo.svg']),
    },
    broken: [],
  };
  return formatFindings(contentFindings(site));
}

test('a correct site has no findings', () => expect(report({})).toBe(''));

test('keywords of a section that is gone', () => {
  const lines = '/guide/start#instal | add it; get it\n';
  expect(report({ 'docs/en/guide/_keywords.txt': lines })).toBe(
    'docs/en/guide/_keywords.txt:1  “/guide/start#instal” is not a section of a page in this folder\n' +
      '  Write: /guide/start#install',
  );
});

test('a wrong value, an unknown key, a missing and an empty field', () => {
  const page =
    '---\ntitle: CLI\noutline: off-side\ndate: 2026-13-45\noverveiw: true\n---\n\n# CLI\n';
  const empty = "---\ntitle: 命令行\ndescription: ''\n---\n\n# 命令行\n";
  expect(
    report({ 'docs/en/guide/cli.mdx': page, 'docs/zh/guide/cli.mdx': empty }),
  ).toMatchInlineSnapshot(`
    "docs/en/guide/cli.mdx:2  the frontmatter has no “description”
      Write: description: One sentence that tells what the reader gets from this page.
    docs/en/guide/cli.mdx:3  “outline” is "off-side": Invalid input: expected boolean, received string
      Write: outline: false
    docs/en/guide/cli.mdx:4  “date” is "2026-13-45": Invalid ISO date
      Write: date: 2025-05-14
    docs/en/guide/cli.mdx:5  “overveiw” is not a valid key of the frontmatter
      Known keys: title, description, pageType, titleSuffix, date, overview, overviewHeaders, outline, navbar, sidebar, footer, search, globalUIComponents, lineNumbers, tag, icon, context, head, link-rss
      Write: overview: true
    docs/zh/guide/cli.mdx:3  “description” is "": expected some text
      Write: description: One sentence that tells what the reader gets from this page."
  `);
});

test('frontmatter that is missing or not YAML', () => {
  expect(
    report({
      'docs/en/guide/cli.mdx': '# CLI\n',
      'docs/zh/guide/cli.mdx': '---\ntitle: a: b\ndescription: c\n---\n',
    }),
  ).toMatchInlineSnapshot(`
    "docs/en/guide/cli.mdx:1  the page has no frontmatter
      Write: ---\\ntitle: …\\ndescription: …\\n--- as the first lines
    docs/zh/guide/cli.mdx:2  the frontmatter is not valid YAML: Nested mappings are not allowed in compact mappings at line 1, column 8:
      Write: key: "value", with quotes when the value has a colon"
  `);
});

test('a dead link, anchor and picture', () => {
  const body = [
    '',
    '[a](/guide/strat) [b](/guide/start#instal) [c](#nowhere) <a href="/nope">d</a> [e](guide/start) [f](/zh/guide/cli) [g]()',
    '',
    '![t](./three.png) ![u](https://example.com/u.png)',
    '',
    '[fine](/guide/start#install) [out](https://example.com) [mail](mailto:a@b.c) ![l](/logo.svg)',
  ].join('\n');
  expect(report({ 'docs/en/guide/cli.mdx': good('CLI', body) })).toMatchInlineSnapshot(`
    "docs/en/guide/cli.mdx:8  link “/guide/strat” leads to no page
      Write: /guide/start
    docs/en/guide/cli.mdx:8  link “/guide/start#instal” leads to no heading of docs/en/guide/start.mdx
      Its ids: install
      Write: /guide/start#install
    docs/en/guide/cli.mdx:8  link “#nowhere” leads to no heading of docs/en/guide/cli.mdx
      Its ids: none
      Write: /guide/cli
    docs/en/guide/cli.mdx:8  link “/nope” leads to no page
      Write: the address of an existing page
    docs/en/guide/cli.mdx:8  link “guide/start” leads to no page
      Write: /guide/start
    docs/en/guide/cli.mdx:8  link “/zh/guide/cli” leads to the other language
      Write: /guide/cli
    docs/en/guide/cli.mdx:8  a link has no address
      Write: the address of a page
    docs/en/guide/cli.mdx:10  picture “./three.png” does not exist
      Write: ./tree.png
    docs/en/guide/cli.mdx:10  picture “https://example.com/u.png” is loaded from another site
      Write: ./u.png, with the file beside the page
    docs/zh/guide/cli.mdx:6  the section has 0 of “paragraph”, in English 3
      Both languages say the same: compare docs/en/guide/cli.mdx:6
      Write: the paragraph that is missing here"
  `);
});

test('a link to an id that only the Chinese heading lacks is not blamed for it', () => {
  const found = report({
    'docs/zh/guide/start.mdx': good('开始', '\n## 安装 {#setup}\n'),
    'docs/en/guide/cli.mdx': good('CLI', '\n[a](/guide/start#install)\n'),
    'docs/zh/guide/cli.mdx': good('命令行', '\n[甲](/guide/start#install)\n'),
  });
  expect(found.match(/Write: .*/g)).toEqual(['Write: ## 安装 {#install}']);
});

test('the suggestion for a picture is never a page with a similar name', () => {
  const body = '\n![c](./cli.png)\n\n![l](/log.svg)\n';
  const found = report({ 'docs/en/guide/cli.mdx': good('CLI', body) });
  expect(found).toContain('picture “./cli.png” does not exist');
  expect(found).toContain('Write: /logo.svg');
  expect(found).not.toMatch(/Write: .*\.mdx$/m);
});

test('a page in one language only', () => {
  expect(
    report({ 'docs/zh/guide/cli.mdx': '', 'docs/zh/guide/_meta.json': '["start"]' }),
  ).toMatchInlineSnapshot(`
    "docs/en/guide/cli.mdx:1  the page does not exist in the other language
      Write: docs/zh/guide/cli.mdx, with the same headings, ids and code
    docs/zh/guide/_meta.json:1  the entries differ from docs/en/guide/_meta.json
      Here: start
      Write: start, cli"
  `);
});

test('heading ids that are missing, duplicate or differ', () => {
  expect(
    report({
      'docs/en/guide/start.mdx': good('Start', '\n## Install it\n'),
      'docs/en/guide/cli.mdx': good('CLI', '\n## A {#a}\n\n### B {#a}\n'),
      'docs/zh/guide/cli.mdx': good('命令行', '\n## 甲 {#a}\n'),
    }),
  ).toMatchInlineSnapshot(`
    "docs/en/guide/cli.mdx:10  id “a” is used twice on this page
      Write: ### B {#a-2}
    docs/en/guide/start.mdx:8  heading “Install it” has no shared id
      Write: ## Install it {#install}
    docs/zh/guide/cli.mdx:8  the heading “B” of docs/en/guide/cli.mdx:10 is missing here
      Write: ### … {#a}"
  `);
  expect(
    report({ 'docs/zh/guide/start.mdx': good('开始', '\n## 安装 {#setup}\n') }),
  ).toMatchInlineSnapshot(`
    "docs/zh/guide/start.mdx:8  heading “安装” is h2 {#setup}
      English has h2 {#install}, “Install it”, at the same place: docs/en/guide/start.mdx:8
      Write: ## 安装 {#install}"
  `);
  // It may have been deleted in English by mistake.
  expect(
    report({
      'docs/zh/guide/start.mdx': good('开始', '\n## 安装 {#install}\n\n## 更多 {#more}\n'),
    }),
  ).toMatchInlineSnapshot(`
    "docs/zh/guide/start.mdx:10  heading “更多” has no counterpart in docs/en/guide/start.mdx
      Write: ## … {#more} in docs/en/guide/start.mdx too"
  `);
});

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
