import { cpSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepReadsFor, keptRead } from '../../build/pages/keptReads';
import { type Scratch, scratchCheckout } from '../../tests/kit/scratchCopy';
import { PARTS } from '../run/parts';
import { findProblems } from './findProblems';

let scratch: Scratch;
const page = (body: string) => `---\ntitle: T\ndescription: D\n---\n\n# T\n\n${body}\n`;
beforeEach(() => {
  scratch = scratchCheckout(['esm-minimal']);
  cpSync('checks/language', `${scratch.root}/checks/language`, { recursive: true });
  for (const language of ['en', 'zh']) {
    scratch.write(`docs/${language}/_nav.json`, '[]');
    scratch.write(`docs/${language}/guide/_meta.json`, '["first"]');
  }
});
afterEach(() => scratch.remove());

test('every part of the check that looks at pages reports the edited page', async () => {
  scratch.write(
    'docs/en/guide/first.mdx',
    page('[a](/nope)\n\nA wrogn word, `lib.nope`.\n\n```json\n{ "a": 1, }\n```'),
  );
  scratch.write('docs/zh/guide/first.mdx', page('甲,乙。\n\n丙。\n\n```json\n{}\n```'));
  const findings = await findProblems(scratch.root, ['docs/en/guide/first.mdx']);
  const reported = findings
    .map(({ file, line, problem }) => `${file}:${line} ${problem}`)
    .join('\n');
  const expected: Record<string, RegExp> = {
    content: /en\/guide\/first\.mdx:8 .*\/nope/,
    twins: /zh\/guide\/first\.mdx:12 code 1 differs/,
    language: /zh\/guide\/first\.mdx:8 /,
    spelling: /en\/guide\/first\.mdx:10 “wrogn”/,
    fences: /en\/guide\/first\.mdx:13 .*JSON/,
    coverage: /en\/guide\/first\.mdx:10 .*“lib\.nope”/,
  };
  const parts = PARTS.filter(({ isOfPages }) => isOfPages).map(({ name }) => name);
  expect(Object.keys(expected)).toEqual(parts);
  for (const line of Object.values(expected)) expect(reported).toMatch(line);
});

test('a deleted page is reported by the content check only', async () => {
  const findings = await findProblems(scratch.root, ['docs/en/guide/first.mdx']);
  expect(findings.map(({ file }) => file)).toEqual([
    'docs/en/guide/_meta.json',
    'docs/zh/guide/_meta.json',
  ]);
});

test('an answer reads each thing once; after it, as for a page that is compiled, all is read again', async () => {
  let reads = 0;
  const read = () => keptRead('a file', () => ++reads);
  await keepReadsFor(async () => expect([read(), read()]).toEqual([1, 1]));
  expect([read(), read()]).toEqual([2, 3]);
  await findProblems(scratch.root, []);
  expect([read(), read()]).toEqual([4, 5]);
});

test('a page as parsed is kept for the next answer while its text is the same', async () => {
  let reads = 0;
  const parse = (text: string) => keepReadsFor(async () => keptRead(`tree ${text}`, () => ++reads));
  expect([await parse('a'), await parse('a'), await parse('b'), await parse('a')]).toEqual([
    1, 1, 2, 3,
  ]);
});
