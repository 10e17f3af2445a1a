import { expect, test } from 'vitest';
import { keywordFindings } from './keywords';
import { parsePage } from './page';

const pages = [
  parsePage('en', 'guide/css.mdx', '# CSS\n\n## Modules {#modules}\n'),
  parsePage('en', 'guide/deep/more.mdx', '# More\n'),
];
const problemsOf = (text: string) =>
  keywordFindings({ file: 'docs/en/guide/_keywords.txt', text }, pages).map(
    ({ line, problem, write }) => [line, problem, write],
  );

test('lines for a page and for its sections are valid', () => {
  expect(
    problemsOf('// note\n/guide/css | styles; look\n/guide/css#modules | scoped names'),
  ).toEqual([]);
});

test.each([
  [
    '/guide/css#module | a',
    '“/guide/css#module” is not a section of a page in this folder',
    '/guide/css#modules',
  ],
  [
    '/guide/deep/more | a',
    '“/guide/deep/more” is not a section of a page in this folder',
    'the address of a section of this folder',
  ],
  ['/guide/css', '“/guide/css” has no keywords', '/guide/css | what a reader types; and what else'],
  ['/guide/css | a; b; a', '“a” appears twice', '/guide/css | a; b'],
])('%s', (text, problem, write) => {
  expect(problemsOf(text)[0]).toEqual([1, problem, write]);
});

test('an address must not have two lines', () => {
  expect(problemsOf('/guide/css | a\n/guide/css | b')).toEqual([
    [2, '“/guide/css” already has a line', 'all its phrases in one line'],
  ]);
});
