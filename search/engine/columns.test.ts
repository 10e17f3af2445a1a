import { expect, test } from 'vitest';
import { page, section } from '../../tests/search/engineKit';
import { fromColumns, toColumns } from './columns';

test('records are read as they were written, each section on its page', () => {
  const keywords = 'to pick; picker';
  const records = {
    lang: 'en',
    pages: [
      page('/a', 'A', [{ ...section('Pick', 'Picks.', 3, '--pick'), keywords }]),
      page('/empty', 'Empty'),
      page('/b', 'B', [section('One'), section('Two')], 'Opening.'),
    ],
    synonyms: [['pick', 'choose']],
    pinyin: 'a啊',
    traditional: '',
  };
  const read = fromColumns(JSON.parse(JSON.stringify(toColumns(records))));
  expect(read).toMatchObject(records);
  expect(read.pages[0]?.sections[1]?.keywords).toBe(keywords);
});
