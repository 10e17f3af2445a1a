import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { treeReader } from '../../build/pages/readTree';
import { sectionsFromMdx } from './fromMdx';

const fileOf = (lang: string) =>
  path.resolve(import.meta.dirname, `../../docs/${lang}/guide/faq/errors.mdx`);
const rowsOf = (lang: string) =>
  (sectionsFromMdx(fileOf(lang), treeReader('')) ?? []).filter(({ level }) => level === 3);

test('each message of the error index is a section of its own, with one address in both languages', () => {
  const [en, zh] = [rowsOf('en'), rowsOf('zh')];
  const rows = readFileSync(fileOf('en'), 'utf8').match(/^\| ``?[^`]/gm) ?? [];
  expect(rows.length).toBeGreaterThan(40);
  expect(en.length).toBe(rows.length);
  expect(zh.map(({ id }) => id)).toEqual(en.map(({ id }) => id));
  expect(new Set(en.map(({ id }) => id)).size).toBe(en.length);
  expect(en.find(({ id }) => id === 'ts5011')).toMatchObject({
    heading: expect.stringContaining('common source directory'),
    text: expect.stringContaining('rootDir'),
  });
  // The head of a table is no text of the section above its rows.
  const building = sectionsFromMdx(fileOf('en'), treeReader(''))?.find(({ id }) => id === 'build');
  expect(building?.text).not.toContain('Cause');
  // 0.6 s, and eight on a machine where five builds run: two long pages are read.
});
