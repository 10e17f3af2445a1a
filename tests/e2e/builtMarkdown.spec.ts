import { readFileSync } from 'node:fs';
import { type BuiltPage, languageOf, pages, wrong } from '../kit/builtPages';
import { expect, test } from '../kit/test';

/** The Markdown version of a page, without code blocks. */
const proseOf = ({ file }: BuiltPage) =>
  readFileSync(`doc_build/${file.replace(/html$/, 'md')}`, 'utf8').replace(
    /^ *(`{3,}|~{3,})[\s\S]*?^ *\1$/gm,
    '',
  );

test('every page has a Markdown version with its title, also at its own address plus .md', () => {
  const versions = pages.flatMap(({ file }) => [
    file.replace(/html$/, 'md'),
    file.replace(/(?<=\w)(\/index)?\.html$/, '.md'),
  ]);
  const isEmpty = (file: string) => !/^# \S/m.test(readFileSync(`doc_build/${file}`, 'utf8'));
  expect(versions.filter(isEmpty)).toEqual([]);
});

test('a Markdown version has unbroken paragraphs and absolute links, and no markup meant for checks and the build', () => {
  const torn = /\{\/\* claim|^ \S.*|\S\n#{1,6} .*|^#.*\{#.*|\]\(\/.*/m;
  expect(wrong((page) => torn.exec(proseOf(page))?.[0])).toEqual([]);
});

test('a Markdown version has the sections of its page in the same order', () => {
  const plain = (text: string) => text.replace(/[\\`*#]|\s/g, '');
  const faults = wrong((page) => {
    const sections = page.document.querySelectorAll('main .rp-doc h2[id]');
    const shown = sections.map((section) => plain(section.text));
    const titles = [...proseOf(page).matchAll(/^## (.+)$/gm)]
      .map(([, title = '']) => plain(title))
      .filter((title) => shown.includes(title));
    return titles.join() === shown.join() ? undefined : `${titles} instead of ${shown}`;
  });
  expect(faults).toEqual([]);
});

test('llms.txt lists every page of its language except the home page, in that language', () => {
  for (const [prefix, words] of [
    ['', /^# Rslib\n\n> [\x20-\x7e]+\n/],
    ['zh/', /^# Rslib\n\n> .*\p{Script=Han}/u],
  ] as const) {
    const list = readFileSync(`doc_build/${prefix}llms.txt`, 'utf8');
    expect(list).toMatch(words);
    const listed = [...list.matchAll(/^- \[.+?\]\((.+?)\.md\)/gm)].map(
      ([, link = '']) => `${new URL(link).pathname.slice(1)}.html`,
    );
    const own = pages.filter((page) => languageOf(page) === (prefix ? 'zh' : 'en'));
    expect(listed.sort()).toEqual(
      own
        .map(({ file }) => file)
        .filter((file) => file !== `${prefix}index.html`)
        .sort(),
    );
  }
});
