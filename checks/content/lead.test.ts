import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Scratch, scratchCheckout } from '../../tests/kit/scratchCopy';
import { checkFences } from '../fences/checkFences';
import { formatFindings } from '../finding';
import { addHeadingIds } from './addHeadingIds';
import { checkContent } from './checkContent';
import { brokenPage } from './page';
import { readSite } from './readSite';

// Findings help authors: one per mistake, at its location, and never in circles.
let scratch: Scratch;
const page = (body: string) => `---\ntitle: T\ndescription: D\n---\n\n# T\n\n${body}\n`;
/** A page that others link to, and one that links to it, in both languages. */
function write(first: (language: string) => string) {
  for (const language of ['en', 'zh']) {
    scratch.write(`docs/${language}/_nav.json`, '[]');
    scratch.write(`docs/${language}/guide/_meta.json`, '["first", "second"]');
    scratch.write(`docs/${language}/guide/first.mdx`, first(language));
    scratch.write(`docs/${language}/guide/second.mdx`, page('[a](/guide/first#use)'));
  }
}
const report = async () => formatFindings(checkContent(scratch.root).findings).split(/\n(?! )/);
const USE = '## Use {#use}\n\nText.';
beforeEach(() => {
  scratch = scratchCheckout(['esm-minimal']);
});
afterEach(() => scratch.remove());

test('one unclosed tag is one finding, at its line', async () => {
  write((language) => page(language === 'en' ? `${USE}\n\n<div>\n\nMore.` : `${USE}\n\nMore.`));
  const findings = await report();
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatch(/^docs\/en\/guide\/first\.mdx:12 {2}the page is not valid MDX/);
  expect((await checkFences(scratch.root)).findings).toEqual([]);
});

test('a malformed id gets a valid suggestion', async () => {
  write((language) => page(language === 'en' ? '## Use {#Use It}' : USE));
  expect(await report()).toEqual([
    expect.stringContaining('first.mdx:8  the page is not valid MDX'),
    'docs/en/guide/first.mdx:8  heading “Use” has no shared id\n  Write: ## Use {#use}',
    expect.stringContaining('second.mdx:8  link “/guide/first#use” leads to no heading'),
  ]);
});

test('a second title is a heading of the next level', async () => {
  write((language) => page(language === 'en' ? `${USE}\n\n# Next` : USE));
  expect(await report()).toEqual([
    'docs/en/guide/first.mdx:12  “Next” is a second title of the page\n  Write: ## Next',
  ]);
});

test('a page that is not valid MDX keeps its address and the ids outside its fences', () => {
  const { route, headings, frontmatter } = brokenPage(
    'en',
    'guide/first.mdx',
    page(`${USE}\n\n\`\`\`md\n## Not this {#not}\n\`\`\`\n\n### \`dts\` {#dts}\n\n<div>`),
  );
  expect(route).toBe('/guide/first');
  expect(frontmatter).toContain('title: T');
  expect(headings.map(({ line, id, text }) => [line, id, text])).toEqual([
    [6, undefined, 'T'],
    [8, 'use', 'Use'],
    [16, 'dts', 'dts'],
  ]);
});

test('a wrong example in English is reported there, and its twin is not blamed', async () => {
  write((language) =>
    page(`${USE}\n\n<Example id="${language === 'en' ? 'esm-minmal' : 'esm-minimal'}" />`),
  );
  expect(await report()).toEqual([
    'docs/en/guide/first.mdx:12  there is no example “esm-minmal”\n  Write: id="esm-minimal"',
  ]);
  expect((await checkFences(scratch.root)).findings).toEqual([]);
});

test('a file of an example that does not exist, and a component that was mistyped in both languages', async () => {
  write(() =>
    page(
      [
        USE,
        '```ts file="<root>/examples/current/esm-minmal/src/index.ts"\n```',
        '<Example id="esm-minimal" files="src/nope.ts" />',
        '<Exmaple id="esm-minimal" />',
      ].join('\n\n'),
    ),
  );
  const english = (await report()).filter((text) => text.startsWith('docs/en'));
  expect(english).toEqual([
    expect.stringMatching(
      /:12 .*does not exist\n {2}Write: file="<root>\/examples\/current\/esm-minimal\//,
    ),
    expect.stringMatching(/:15 .*<Example>: .*has no "src\/nope\.ts"; it has: /),
    expect.stringMatching(/:17 .*<Exmaple> is not a component.*\n {2}Write: <Example …>/),
  ]);
  expect(await report()).toHaveLength(6);
});

test('a paragraph in one language only', async () => {
  const more = '\n\nA sentence that nobody translated.';
  write((language) => page(USE + (language === 'en' ? more : '')));
  expect(await report()).toEqual([
    'docs/zh/guide/first.mdx:8  the section has 1 of “paragraph”, in English 2\n  Both languages say the same: compare docs/en/guide/first.mdx:8\n  Write: the paragraph that is missing here',
  ]);
  write((language) => page(USE + (language === 'zh' ? '\n\n- 甲\n- 乙' : '')));
  expect((await report()).join()).toContain('the section has 3 of “paragraph”, in English 1');
  const table = '\n\n| a |\n| - |\n| 1 |';
  write((language) => page(USE + table + (language === 'zh' ? '\n| 2 |' : '')));
  expect((await report()).join()).toContain('the section has 3 of “table row”, in English 2');
});

test.each([
  ['English takes the id of its twin', '## Use\n\n## Use', '## 用 {#use}\n\n## 用 {#again}'],
  ['both get ids from English', '## Use\n\n## Use', '## 用\n\n## 用'],
  ['Chinese has what English will get', '## Use', '## 用 {#use}'],
  ['an id of the page is not given twice', '## Use {#use}\n\n## Use', '## 用 {#use}\n\n## 用'],
  ['Chinese has another id', '## Use {#use}', '## 用 {#yong}'],
])('the suggestion is what pnpm fix writes, and differs from the line: %s', async (_, en, zh) => {
  write((language) => page(language === 'en' ? en : zh));
  const { findings } = checkContent(scratch.root);
  const texts: Record<string, string> = {};
  for (const language of ['en', 'zh'] as const) {
    texts[`docs/${language}/guide/first.mdx`] = page(language === 'en' ? en : zh);
  }
  const { pages } = readSite(scratch.root);
  const fixed = { ...texts };
  for (const { file, text } of addHeadingIds(pages, (name) => texts[name] ?? page(''))) {
    if (file in fixed) fixed[file] = text;
  }
  const suggested = findings.filter(({ problem }) => problem.startsWith('heading '));
  expect(suggested.length).toBeGreaterThan(0);
  for (const { file, line, write: suggestion } of suggested) {
    const before = texts[file]?.split('\n')[line - 1];
    const after = fixed[file]?.split('\n')[line - 1];
    expect(suggestion).not.toBe(before);
    // What cannot be fixed automatically stays as it is.
    if (after !== before) expect(suggestion).toBe(after);
  }
});
