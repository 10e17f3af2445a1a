import { expect, test } from 'vitest';
import { addHeadingIds } from './addHeadingIds';
import { parsePage } from './page';

/** Both pages after ids have been added. */
function fix(en: string, zh: string): [string, string] {
  const texts: Record<string, string> = { 'docs/en/a.mdx': en, 'docs/zh/a.mdx': zh };
  const pages = [parsePage('en', 'a.mdx', en), parsePage('zh', 'a.mdx', zh)];
  for (const { file, text } of addHeadingIds(pages, (name) => texts[name] ?? ''))
    texts[file] = text;
  return [texts['docs/en/a.mdx'] ?? '', texts['docs/zh/a.mdx'] ?? ''];
}

test.each([
  ['the id of the English twin', '## A {#one}\n', '## 甲\n', '## A {#one}', '## 甲 {#one}'],
  ['the id of the Chinese twin', '## A\n', '## 甲 {#one}\n', '## A {#one}', '## 甲 {#one}'],
  ['a new id for both', '## Use it\n', '## 使用\n', '## Use it {#use-it}', '## 使用 {#use-it}'],
])('a heading takes %s', (_, en, zh, fixedEn, fixedZh) => {
  expect(fix(en, zh)).toEqual([`${fixedEn}\n`, `${fixedZh}\n`]);
});

test('nothing is guessed if the headings differ, and existing ids are kept', () => {
  const zh = '## 甲\n\n## 乙\n';
  expect(fix('## A {#a}\n', zh)).toEqual(['## A {#a}\n', zh]);
  expect(fix('## A {#b}\n', '## 甲 {#c}\n')).toEqual(['## A {#b}\n', '## 甲 {#c}\n']);
});
