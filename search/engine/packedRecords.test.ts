import { expect, test } from 'vitest';
import { makeRecords } from '../records/recordsFile';
import { packRecords, parseRecords } from './packedRecords';

const opening = { level: 1, id: '', heading: '打包', text: '文字', code: '' };
const records = makeRecords('zh', [
  { route: '/zh/a', group: '配置', title: '打包', sections: [{ ...opening, keywords: 'one;三' }] },
  {
    route: '/zh/b',
    group: '配置',
    title: '打包',
    sections: [opening, { ...opening, level: 2, id: 'use', code: 'a.b' }],
  },
]);
const file = {
  lang: 'zh',
  synonyms: [],
  pinyin: {},
  pages: [['/a', 'G', 1]],
  level: [1],
  id: [''],
  heading: ['A'],
  text: [''],
  code: [''],
  keywords: [''],
};

test('what is packed is read again', () => {
  expect(parseRecords(JSON.parse(packRecords(records)))).toEqual(records);
});

test.each([
  [null, 'no object'],
  [{ pages: 7 }, 'no language'],
  [{ ...file, pages: 7 }, 'no pages'],
  [{ ...file, pages: [['a']] }, 'route a'],
  [{ ...file, pages: [['/a', 'G']] }, 'page /a'],
  [{ ...file, level: ['1'] }, 'level'],
  [{ ...file, text: [] }, 'text'],
  [{ ...file, synonyms: ['dts'] }, 'synonyms'],
  [{ ...file, pinyin: { 模: 1 } }, 'pinyin'],
])('another shape is an error that says where: %#', (value, message) => {
  expect(() => parseRecords(value)).toThrow(message);
});
