import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { formatFinding, formatFindings } from '../finding';
import { chineseFindings, fixChinese } from './chinese';
import { englishFindings } from './english';
import { parseTerms, readTerms, termFindings } from './terms';
import { traditionalFindings } from './traditional';

test.each([
  ['space between scripts', '使用Rslib构建', '使用 Rslib 构建'],
  ['space beside code', '请看`dts`配置', '请看 `dts` 配置'],
  ['full-width comma', '你好,世界', '你好，世界'],
  ['full-width brackets', '库(默认)的', '库（默认）的'],
  ['a comma after a bracket', '库（默认）,输出', '库（默认），输出'],
  ['beside code, a link, bold', '`a`, [链接](/a):下 **粗**.', '`a`，[链接](/a)：下 **粗**。'],
  [
    'at the end after Latin',
    '| 用 ESM. |\n| - |\n| 用 `a`! |',
    '| 用 ESM。 |\n| - |\n| 用 `a`！ |',
  ],
  ['numbers, names and dots', '1,000 个 v1.0 的 `a`.js 好...', '1,000 个 v1.0 的 `a`.js 好...'],
  ['the same punctuation or word twice', '库的的产物。。是是', '库的产物。是'],
  ['words that only look doubled', '目的的是是否，的的确确', '目的的是是否，的的确确'],
  ['… and more', '参与与讨论，标的的价格，是是非非', '参与与讨论，标的的价格，是是非非'],
  ['punctuation in brackets', '用 Rslib (ESM; 默认)，再', '用 Rslib（ESM；默认），再'],
  [
    'abbreviations, keys, names',
    'Rslib vs. 其他，按 ? 打开 `a`.`b`',
    'Rslib vs. 其他，按 ? 打开 `a`.`b`',
  ],
  ['a title in English', '阅读 [Why Rspack?](/a)', '阅读 [Why Rspack?](/a)'],
  ['code is left alone', '```ts\nconst a = "中文abc";\n```', '```ts\nconst a = "中文abc";\n```'],
  [
    'one word for “see” before a link',
    '说明见[下文](#a)，常见[问题](/b)',
    '说明参见[下文](#a)，常见[问题](/b)',
  ],
  ['a heading id is left alone', '## 标题 {#a-b}', '## 标题 {#a-b}'],
  [
    'a space between scripts stays when the claim there is removed',
    'source map {/* claim: a */}和 `b`，含有{/* claim: a */}CSS 的',
    'source map{/* claim: a */} 和 `b`，含有{/* claim: a */} CSS 的',
  ],
  [
    'no space is left between full-width sentences with a claim between them',
    '结束。{/* claim: a */} 设置，| 值。{/* claim: a */} |',
    '结束。{/* claim: a */}设置，| 值。{/* claim: a */} |',
  ],
])('%s', (_, source, fixed) => expect(fixChinese(source)).toBe(fixed));

test('a finding names the line and the corrected text', () => {
  const findings = chineseFindings('docs/zh/a.mdx', '# 标题\n\n使用Rslib\n');
  expect(formatFindings(findings)).toMatchInlineSnapshot(`
    "docs/zh/a.mdx:3  spacing or punctuation of Chinese
      Write: 使用 Rslib"
  `);
});

test('a traditional character is found, with the word to write where it is known', () => {
  const findings = traditionalFindings(
    'a.mdx',
    '二〇二五年，不啰嗦\n這個著名的庫 `這`\n\n鬱金香\n',
  );
  expect(formatFindings(findings)).toMatchInlineSnapshot(`
    "a.mdx:2  “這個庫” in “這個著名的庫” is not simplified Chinese
      Write: 这个著名的库
    a.mdx:4  “鬱” in “鬱金香” is not simplified Chinese"
  `);
});

test('an English word twice is found, also at the end of a line', () => {
  const lines = englishFindings(
    'a.mdx',
    'One\nthe\nthe two\n\nthat that is `is is`, opt-in in, a a.\n',
  );
  expect(formatFindings(lines)).toMatchInlineSnapshot(`
    "a.mdx:2  “the the” repeats a word
      Write: the
    a.mdx:5  “a a” repeats a word
      Write: a"
  `);
});

const terms = parseTerms([
  { en: 'tree shaking', zh: 'tree shaking', avoid: { zh: ['摇树'] } },
  { en: 'TypeScript', zh: 'TypeScript', avoid: { en: ['Typescript'] } },
]);

test('a term to avoid is found in prose', () => {
  const findings = termFindings('docs/zh/a.mdx', '第一行\n依靠摇树\n', 'zh', terms);
  expect(formatFindings(findings)).toMatchInlineSnapshot(`
    "docs/zh/a.mdx:2  “摇树” is not a word of this site
      Write: tree shaking"
  `);
});

test('title and description in the frontmatter are prose, too', () => {
  const page = '---\ntitle: "摇树"\ndescription: 请看這個,好的.\ntag: 摇树\n---\n\n# A\n';
  const findings = [
    ...termFindings('a.mdx', page, 'zh', terms),
    ...traditionalFindings('a.mdx', page),
  ];
  expect(findings.map(({ line, write }) => [line, write])).toEqual([
    [2, 'tree shaking'],
    [3, '请看这个'],
  ]);
  expect(fixChinese(page)).toContain('description: 请看這個，好的。\n');
});

test('a word is found on its own, not as the beginning of another name', () => {
  const node = parseTerms([{ en: 'Node.js', zh: 'Node.js', avoid: { en: ['Node'] } }]);
  const lines = termFindings('a.mdx', 'Node.js 20\n\nNode 20\n\nfor Node.\n', 'en', node);
  expect(lines.map(({ line }) => line)).toEqual([3, 5]);
});

test('code and correct spellings are not strays', () => {
  expect(termFindings('a.mdx', 'TypeScript and `Typescript`.', 'en', terms)).toEqual([]);
});

test('a term file with an unknown key is refused', () => {
  expect(() => parseTerms([{ en: 'a', zh: 'b', avoids: {} }])).toThrow(
    /^checks\/language\/terms\.json is wrong:\n✖ Unrecognized key: "avoids"\n {2}→ at \[0\]$/,
  );
});

test('words of the site and titles of examples use the terms, as pages do', async () => {
  const list = readTerms('.');
  const examples = globSync('examples/*/*/example.json');
  expect(examples.length).toBeGreaterThan(200);
  for (const language of ['en', 'zh'] as const) {
    for (const file of globSync(`i18n/${language}/*.ts`)) {
      const texts = JSON.stringify(await import(`../../${file}`));
      expect(termFindings(file, withoutMarkup(texts), language, list).map(formatFinding)).toEqual(
        [],
      );
    }
    // A title every other line, so that the line number identifies the example.
    const titles = examples.map((file) => JSON.parse(readFileSync(file, 'utf8')).title[language]);
    const strays = termFindings('examples', withoutMarkup(titles.join('\n\n')), language, list);
    expect(strays.map(({ line, problem }) => [examples[(line - 1) / 2], problem])).toEqual([]);
  }
});

/** Removes tags and braces, which are not MDX here. */
function withoutMarkup(text: string): string {
  return text.replace(/[{}<>]/g, ' ');
}
