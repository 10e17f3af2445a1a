import { expect, test } from 'vitest';
import { parseRecords } from '../engine/parseRecords';
import { packRecords } from './packRecords';
import { makeRecords } from './recordsFile';

const section = (heading: string, id = '', code = '') => ({
  level: id ? 2 : 1,
  id,
  heading,
  text: `${heading} 的文字`,
  code,
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

test('what is packed is read again', () => {
  const parsed = parseRecords(JSON.parse(packRecords(records)));
  expect(parsed.pages).toEqual(records.pages);
  expect(parsed.synonyms).toEqual(records.synonyms);
  for (const [char, syllables] of Object.entries(records.pinyin)) {
    expect(parsed.pinyin[char]?.split(' ').sort()).toEqual(syllables.split(' ').sort());
  }
});

test.each([
  [null, 'no object'],
  [{ pages: 7 }, 'no language'],
  [{ lang: 'zh', alphabet: '', synonyms: '', pinyin: '', pages: ['/a'] }, 'columns'],
  [
    { lang: 'zh', alphabet: '', synonyms: '', pinyin: '', pages: ['x', '', '1', '', 'a', '', ''] },
    'route x',
  ],
  [
    {
      lang: 'zh',
      alphabet: '',
      synonyms: '',
      pinyin: '',
      pages: ['/a', 'G', '12', 'a', 'a\tb', '\t', '\t'],
    },
    'sections of two lengths',
  ],
])('another shape is an error that says where: %#', (value, message) => {
  expect(() => parseRecords(value)).toThrow(message);
});
