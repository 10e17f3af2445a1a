import { expect, test } from 'vitest';
import { parseRecords } from '../engine/parseRecords';
import type { SectionRecord } from '../types';
import { packRecords } from './packRecords';
import { makeRecords } from './recordsFile';

const section = (heading: string, id = '', code = '') => ({
  level: id ? 2 : 1,
  id,
  heading,
  text: `${heading} 的文字`,
  ...(code && { keywords: 'one two;三' }),
  code,
});
const pageOf = (route: string, sections: SectionRecord[]) => ({
  route,
  group: '指南',
  title: sections[0]?.heading ?? '',
  sections,
});
const records = makeRecords('zh', [
  { route: '/zh/b', group: '指南', title: '模块联邦', sections: [section('模块联邦')] },
  {
    route: '/zh/a',
    group: '配置',
    title: '打包',
    sections: [section('打包'), section('行为', 'behaviour', 'rslib.config')],
  },
]);

/** Often enough for phrases of its own. */
const often = Array.from({ length: 8 }, (_, i) => section('模块联邦 with the bundle Ā', `id${i}`));
const long = { ...records, pages: [...records.pages, pageOf('/zh/c', often)] };

test.each([
  ['short', records, {}],
  ['with phrases', long, {}],
  ['in a hurry', long, { quick: true }],
])('what is packed is read again: %s', (_, records, options) => {
  const parsed = parseRecords(JSON.parse(packRecords(records, options)));
  expect(parsed.pages).toEqual(records.pages);
  expect(parsed.synonyms).toEqual(records.synonyms);
  for (const [char, syllables] of Object.entries(records.pinyin)) {
    expect(parsed.pinyin[char]?.split(' ').sort()).toEqual(syllables.split(' ').sort());
  }
});

test('phrases are listed in the alphabet of the file, but not in a hurry', () => {
  const phrasesOf = (json: string) => JSON.parse(json).phrases;
  expect(phrasesOf(packRecords(long)).split(',')).toContain(' bundle');
  expect(phrasesOf(packRecords(long))).not.toContain('模');
  expect(phrasesOf(packRecords(long, { quick: true }))).toBe('');
  expect(packRecords(long)).toBe(packRecords(long));
});

const file = { lang: 'zh', alphabet: '', phrases: '', synonyms: '', pinyin: '' };

test.each([
  [null, 'no object'],
  [{ pages: 7 }, 'no language'],
  [{ ...file, phrases: undefined, pages: ['/a'] }, 'no phrases'],
  [{ ...file, phrases: [' the'], pages: ['/a'] }, 'no phrases'],
  [{ ...file, pages: ['/a'] }, 'columns'],
  [{ ...file, pages: ['x', '', '1', '', 'a', '', '', ''] }, 'route x'],
  [{ ...file, pages: ['/a', 'G', '12', 'a', 'a\tb', '\t', '\t', '\t'] }, 'sections of two lengths'],
  [
    { ...file, alphabet: '模', phrases: ' the', pages: ['/a', '', '1', '', 'a', '\u0102', '', ''] },
    'more codes than phrases',
  ],
])('another shape is an error that says where: %#', (value, message) => {
  expect(() => parseRecords(value)).toThrow(message);
});
