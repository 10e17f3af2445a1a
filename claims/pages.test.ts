import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkPages } from './checkPages';
import { sentencesOf, unproved } from './pages';
import { topicOf } from './runClaims';

const root = join(import.meta.dirname, '..');
const page = (body: string) => sentencesOf('docs/en/a.mdx', `---\ntitle: never\n---\n\n${body}`);

test('a promise needs a claim in its line or a recording in its section', () => {
  const text = '## A\n\nIt never fails.\n\n## B\n\nIt never fails.\n\n<Example id="x" />\n';
  expect(unproved(page(text)).map(({ line }) => line)).toEqual([7]);
  expect(unproved(page('It never fails. {/* claim: a, b */}\n'))).toEqual([]);
  expect(page('It never fails. {/* claim: a, b */}\n')[0]?.claims).toEqual(['a', 'b']);
});

test('code, headings and heads of tables promise nothing', () => {
  expect(page('## Never\n\n```ts\n// never\n```\n\n`must` [x](/must)\n')).toEqual([]);
  expect(page('| by default |\n| --- |\n| a |\n')).toEqual([]);
});

test('Chinese pages are read by Chinese words', () => {
  const read = (text: string) => sentencesOf('docs/zh/a.mdx', text).length;
  expect([read('默认开启。\n'), read('看默认值。\n'), read('默认导出。\n')]).toEqual([1, 0, 0]);
});

test('each promise of the pages is proved, and each claim is named in both languages', () => {
  expect(checkPages(root)).toEqual([]);
});

test('a claim is found by its id, and nothing else is', () => {
  expect(topicOf(root, 'error-circular')).toBe('claims/errorsSource.claims.ts');
  expect(topicOf(root, 'error')).toBeUndefined();
});
