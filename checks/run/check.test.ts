import { expect, test } from 'vitest';
import { formatFindings } from '../finding';
import { goneNotices, twinNotices } from '../twins/twins';
import { PARTS } from './parts';
import { runTool } from './tools';

test('a page that changed without its twin gets a notice', () => {
  const changes = ['docs/en/a.mdx', 'docs/en/b.mdx', 'docs/zh/b.mdx', 'docs/en/new.mdx'];
  const notices = twinNotices(changes, (file) => file !== 'docs/zh/new.mdx');
  expect(notices.map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/en/a.mdx:1']);
});

test('a deleted page gets a notice, until its address redirects', () => {
  const gone = [
    'docs/en/guide/a.mdx',
    'docs/zh/guide/a.mdx',
    'docs/en/guide/b/index.mdx',
    'docs/en/c.svg',
  ];
  const notices = goneNotices(
    gone,
    () => false,
    '/guide/a /guide/b/ 301\n/zh/guide/x /guide/a 301\n',
  );
  expect(notices.map(({ file, problem }) => `${file} ${problem}`)).toEqual([
    'docs/zh/guide/a.mdx this page is gone, and links from elsewhere lead to /zh/guide/a',
    'docs/en/guide/b/index.mdx this page is gone, and links from elsewhere lead to /guide/b/',
  ]);
  expect(goneNotices(gone, () => true, '')).toEqual([]);
});

test('findings are sorted by file and line, without duplicates', () => {
  const late = { file: 'b.mdx', line: 12, problem: 'late', write: 'later' };
  expect(
    formatFindings([
      late,
      { file: 'b.mdx', line: 3, problem: 'two\nlines', because: 'reason' },
      late,
      { file: 'a.mdx', line: 1, problem: 'alone' },
    ]),
  ).toBe('a.mdx:1  alone\nb.mdx:3  two\n  lines\n  reason\nb.mdx:12  late\n  Write: later');
});

test('the output of a tool is shown if it fails', async () => {
  const [finding, ...rest] = await runTool('.', 'node', [
    '-e',
    'console.log("a.ts:3"); process.exit(1)',
  ]);
  expect([finding, rest]).toEqual([{ file: 'node', line: 1, problem: 'a.ts:3' }, []]);
  expect(await runTool('.', 'node', ['-e', 'console.log("fine")'])).toEqual([]);
  const [missing] = await runTool('.', 'no-such-tool', []);
  expect(missing?.problem).toContain('spawn no-such-tool');
});

test.each([
  [
    'docs/en/guide/a.mdx',
    ['content', 'twins', 'language', 'spelling', 'fences', 'coverage', 'claims'],
  ],
  ['docs/zh/guide/_meta.json', ['content', 'language', 'coverage', 'lint and format']],
  ['i18n/zh/site.ts', ['content', 'lint and format', 'types', 'unit tests']],
  ['examples/current/a/src/index.ts', ['coverage', 'examples', 'lint and format']],
  ['checks/language/terms.json', ['language', 'lint and format']],
  ['theme/styles/tokens.css', ['lint and format']],
])('a change of %s runs only the parts that read it', (file, names) =>
  expect(PARTS.filter(({ reads }) => reads.test(file)).map(({ name }) => name)).toEqual(names),
);
