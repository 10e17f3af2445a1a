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

test('what is packed is read again', () => {
  for (const some of [records, { ...records, synonyms: [] }])
    expect(parseRecords(JSON.parse(packRecords(some)))).toEqual(some);
});

test.each([{}, { ...JSON.parse(packRecords(records)), columns: { level: [1], text: [] } }])(
  'a file of another version is an error that says what now: %#',
  (file) => {
    expect(() => parseRecords(file)).toThrow('Build the site again');
  },
);
