import { expect, test } from 'vitest';
import { parseDiff } from './changes';
import { exampleFinding } from './examples';
import { twinNotices } from './notices';
import { PARTS, toFinding } from './parts';
import { formatPart, groupFindings } from './report';
import { parseLint, parseTests, parseTypes } from './tools';

test('changed files are read from a diff, each with its first changed line', () => {
  const diff = [
    '--- a/docs/en/a.mdx\n+++ b/docs/en/a.mdx\n@@ -4 +4,2 @@ text\n-x\n+y\n@@ -9 +9 @@',
    '--- a/gone.ts\n+++ /dev/null\n@@ -1,3 +0,0 @@\n-x',
    'Binary files a/docs/en/t.png and b/docs/en/t.png differ',
  ].join('\n');
  expect([...parseDiff(diff)]).toEqual([
    ['docs/en/a.mdx', 4],
    ['gone.ts', 1],
    ['docs/en/t.png', 1],
  ]);
});

test('a page that changed alone is told about its twin', () => {
  const changes = new Map([
    ['docs/en/a.mdx', 4],
    ['docs/en/b.mdx', 1],
    ['docs/zh/b.mdx', 1],
    ['docs/en/new.mdx', 1],
  ]);
  const notices = twinNotices(changes, (file) => file !== 'docs/zh/new.mdx');
  expect(notices.map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/en/a.mdx:4']);
});

test('findings are grouped by file and sorted by line; equal ones are told once', () => {
  const late = { file: 'b.mdx', line: 12, problem: 'late', write: 'later' };
  expect(
    groupFindings([
      late,
      { file: 'b.mdx', line: 3, problem: 'two\nlines', because: 'reason' },
      late,
      { file: 'a.mdx', line: 1, problem: 'alone' },
    ]),
  ).toMatchInlineSnapshot(`
    "a.mdx:1
         1  alone

    b.mdx:3
         3  two
            lines
            reason
        12  late
            Write: later"
  `);
});

test('each part is one line with its time', () => {
  const part = { part: 'content', seconds: 1.25, looked: 3, findings: [] };
  expect(formatPart(part)).toBe('content            1.3 s  ok');
  expect(formatPart({ ...part, skipped: 'skipped' })).toBe('content                   skipped');
});

test.each([
  ['docs/en/a.mdx:3: what', { file: 'docs/en/a.mdx', line: 3, problem: 'what' }],
  ['docs/en/config/: what', { file: 'docs/en/config/', line: 1, problem: 'what' }],
  ['examples/current/a is lonely', { file: 'examples/current/a', line: 1, problem: 'is lonely' }],
])('the message %j has a place', (message, finding) => expect(toFinding(message)).toEqual(finding));

test('types: the continuation of a message belongs to it', () => {
  expect(parseTypes("a.ts(3,1): error TS1: No.\n  Because.\nb.ts(4,2): error TS2: 'x'\n")).toEqual([
    { file: 'a.ts', line: 3, problem: 'TS1: No.\nBecause.' },
    { file: 'b.ts', line: 4, problem: "TS2: 'x'" },
  ]);
});

test('lint: errors only, format in one line', () => {
  const diagnostic = (severity: string, category: string) => ({
    severity,
    category,
    message: 'm',
    location: { path: 'a.ts', start: { line: 2 } },
    advices: [{ text: 'do this' }],
  });
  const diagnostics = [
    diagnostic('warning', 'lint/a'),
    diagnostic('error', 'lint/b'),
    diagnostic('error', 'format'),
  ];
  expect(parseLint('/x', { diagnostics })).toEqual([
    { file: 'a.ts', line: 2, problem: 'lint/b: m', because: 'do this' },
    { file: 'a.ts', line: 2, problem: 'not formatted', because: 'pnpm fix mends it' },
  ]);
});

test('unit tests: a failed test is placed at its line, a file that does not load at its first', () => {
  const failed = {
    status: 'failed',
    fullName: 'adds',
    failureMessages: ['expected 1\n    at /x/a.test.ts:7:3'],
  };
  const results = [
    { name: '/x/a.test.ts', message: '', assertionResults: [failed] },
    { name: '/x/b.test.ts', message: 'does not load', assertionResults: [] },
  ];
  expect(parseTests('/x', { testResults: results })).toEqual([
    { file: 'a.test.ts', line: 7, problem: 'test failed: adds', because: 'expected 1' },
    { file: 'b.test.ts', line: 1, problem: 'does not load' },
  ]);
});

test('an example is placed at the recorded file that differs', () => {
  const failure = [
    'examples/current/a: 1 difference(s); shown on /x',
    '  dist/index.js differs from the recording',
    '  @@ line 4 @@',
    '  if the new output is right: pnpm examples:record a',
  ].join('\n');
  expect(exampleFinding('examples/current/a', failure)).toMatchObject({
    file: 'examples/current/a/__recorded__/dist/index.js',
    line: 4,
    problem: '1 difference(s); shown on /x',
  });
  expect(exampleFinding('examples/current/a', 'examples/current/a: has no recording').file).toBe(
    'examples/current/a/example.json',
  );
});

test.each([
  [
    'docs/en/guide/a.mdx',
    ['content', 'twins', 'language', 'spelling', 'samples', 'coverage', 'claims'],
  ],
  ['docs/zh/guide/_meta.json', ['content', 'language', 'coverage', 'lint and format']],
  ['i18n/zh/site.ts', ['content', 'lint and format', 'types', 'unit tests']],
  ['examples/current/a/src/index.ts', ['coverage', 'examples', 'lint and format']],
  ['checks/language/terms.json', ['language', 'lint and format']],
  ['theme/styles/tokens.css', ['lint and format']],
])('a change of %s needs only what reads it', (file, names) =>
  expect(PARTS.filter(({ reads }) => reads.test(file)).map(({ name }) => name)).toEqual(names),
);
