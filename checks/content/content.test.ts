import { expect, test } from 'vitest';
import { good, report } from './smallSite';

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
  // Of a heading as deep as this, no other finding tells.
  const deep = report({
    'docs/en/guide/start.mdx': good('Start', '\n## Install it {#install}\n\n##### Deep {#deep}\n'),
    'docs/en/guide/cli.mdx': good('CLI', '\n[a](/guide/start#deep)\n'),
    'docs/zh/guide/cli.mdx': good('命令行', '\n[甲](/guide/start#deep)\n'),
  });
  expect(deep).toContain('link “/guide/start#deep” leads to no heading of docs/zh/guide/start.mdx');
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
  expect(
    report({ 'docs/zh/guide/start.mdx': good('开始', '\n## 安装 {#install}\n\n## 更多\n') }),
  ).toContain('Write: ## … in docs/en/guide/start.mdx too');
});
