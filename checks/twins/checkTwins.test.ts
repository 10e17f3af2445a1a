import { expect, test } from 'vitest';
import { parsePage } from '../../build/pages/parsePage';
import { scratchCheckout } from '../../tests/kit/scratchCheckout';
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
