import { expect, test } from 'vitest';
import { parsePage } from '../../build/pages/parsePage';
import { scratchCheckout } from '../../tests/kit/scratchCopy';
import { readSite } from '../content/readSite';
import { blockFindings } from '../content/twins';
import { checkTwins } from './checkTwins';
import { comparePages } from './compare';

const compare = (en: string, zh: string) => comparePages(parsePage(en), parsePage(zh));

test('equal structure with different prose: no difference', () => {
  const en = '# A\n\n## Use it {#use}\n\nSee [b](/b).\n\n```ts\nconst a = 1; // one\n```\n';
  const zh = '# 甲\n\n## 使用 {#use}\n\n见 [乙](/zh/b)。\n\n```ts\nconst a = 1; // 一\n```\n';
  expect(compare(en, zh)).toEqual([]);
});

test('attributes with prose may differ', () => {
  expect(compare('<Diagram of="a" alt="A" />', '<Diagram of="a" alt="甲" />')).toEqual([]);
  expect(compare('<Diagram of="a" alt="A" />', '<Diagram of="a" />')).toHaveLength(1);
});

test.each([
  [
    'code',
    '```ts\nlet a = 1;\n```',
    '```ts\nlet a = 2;\n```',
    'code 1 differs from English by more than comments: “ts” (1 line)',
  ],
  [
    'a component',
    '<Example id="a" />',
    '<Example id="b" />',
    'component 1 is <Example id="b">, in English <Example id="a">',
  ],
  ['a component that one lacks', '<A />', '', 'component 1 is missing: <A>'],
  ['a component that one has more', '<A />', '<A />\n\n<B />', 'component 2 is only here: <B>'],
  ['a link', '[a](/a)', '[a](/b)', 'link is missing: /a, in English at line 1'],
])('%s that differs is named', (_, en, zh, what) => expect(compare(en, zh)[0]?.problem).toBe(what));

test('a wrong tag is reported at its location; its twin is not blamed', () => {
  const scratch = scratchCheckout();
  const twins = (english: string, chinese: string) => {
    scratch.write('docs/en/page.mdx', `# P\n\n<OptionTable of="${english}" />\n`);
    scratch.write('docs/zh/page.mdx', `# P\n\n<OptionTable of="${chinese}" />\n`);
    return checkTwins(scratch.root, ['docs/en/page.mdx']).map(({ line, problem }) => [
      line,
      problem,
    ]);
  };
  expect(twins('dev', 'server')).toEqual([
    [3, 'component 1 is <OptionTable of="server">, in English <OptionTable of="dev">'],
  ]);
  expect(twins('devv', 'dev')).toEqual([]);
  scratch.remove();
});

test('neither a dead link nor missing frontmatter makes findings about the twin', () => {
  const scratch = scratchCheckout();
  const twins = (english: string, chinese: string) => {
    scratch.write('docs/en/page.mdx', english);
    scratch.write('docs/zh/page.mdx', chinese);
    const { pages } = readSite(scratch.root);
    return [...blockFindings(pages), ...checkTwins(scratch.root, ['docs/en/page.mdx'])];
  };
  const head = '---\ntitle: T\ndescription: D\n---\n\n';
  const text = '# P\n\n## Use it {#use}\n\nSee [it](#use).\n';
  expect(twins(head + text, head + text.replace('(#use)', '(/page)'))).toHaveLength(2);
  expect(twins(head + text.replace('(#use)', '(#us)'), head + text)).toEqual([]);
  expect(twins(head.replace('\n---\n', '\n') + text, head + text)).toEqual([]);
  scratch.remove();
});
