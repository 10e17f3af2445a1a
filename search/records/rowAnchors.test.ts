import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sectionsFromHtml } from './fromHtml';
import { sectionsFromMdx } from './fromMdx';

const fileOf = (lang: string) =>
  path.resolve(import.meta.dirname, `../../docs/${lang}/guide/faq/errors.mdx`);
const rowsOf = async (lang: string) =>
  ((await sectionsFromMdx(fileOf(lang))) ?? []).filter(({ level }) => level === 3);

test('each message of the error index is a section of its own, with one address in both languages', async () => {
  const [en, zh] = await Promise.all([rowsOf('en'), rowsOf('zh')]);
  const rows = readFileSync(fileOf('en'), 'utf8').match(/^\| ``?[^`]/gm) ?? [];
  expect(rows.length).toBeGreaterThan(40);
  expect(en.length).toBe(rows.length);
  expect(zh.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
  expect(new Set(en.map(({ id }) => id)).size).toBe(en.length);
  expect(en.find(({ id }) => id === 'ts5011')).toMatchObject({
    heading: expect.stringContaining('common source directory'),
    text: expect.stringContaining('rootDir'),
  });
});

test('a row with an id is a section below the heading before it, one without belongs to that', () => {
  const html = `<div class="rspress-doc"><h1>T</h1><h2 id="a">A</h2><table><tbody>
    <tr id="m"><td><code>Message</code></td><td>cause</td><td>cure</td></tr>
    <tr><td>x</td><td>y</td></tr></tbody></table><h2 id="b">B</h2></div>`;
  const outline = sectionsFromHtml(html)?.map(({ level, id, text }) => [level, id, text]);
  expect(outline).toEqual([
    [1, '', ''],
    [2, 'a', ''],
    [3, 'm', 'cause cure x y'],
    [2, 'b', ''],
  ]);
});
