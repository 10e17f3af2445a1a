import { describe, expect, test } from 'vitest';
import { filterItems } from './filterItems';

const items = [
  {
    text: 'lib.dts',
    link: '/config/lib/dts',
    headers: [
      { id: 'bundle', text: 'dts.bundle', depth: 2 },
      { id: 'build', text: 'dts.build', depth: 2 },
    ],
  },
  { text: 'lib.umdName', link: '/config/lib/umd-name', headers: [] },
];
const texts: Record<string, string> = { '/config/lib/umd-name': 'Name of the global variable' };
const find = (filter: string, group = 'Library') =>
  filterItems(items, filter, { group, describe: ({ link = '' }) => texts[link] }).map(
    ({ text, headers }) => [text, ...(headers ?? []).map(({ id }) => id)].join(' '),
  );

describe('an entry is found', () => {
  test.each([
    ['by its name, with all its headings', 'DTS', 'lib.dts bundle build'],
    ['by a heading; its others are dropped', 'bundle', 'lib.dts bundle'],
    ['by two words in any order', 'bundle lib', 'lib.dts bundle'],
    ['with the space that a phone adds after a word', ' umdname ', 'lib.umdName'],
    ['by its description', 'global', 'lib.umdName'],
    ['with a hyphen for a space', 'global-variable', 'lib.umdName'],
    ['as copied from a configuration', '"umdName":', 'lib.umdName'],
    ['as copied from a sentence', '“dts.build”，', 'lib.dts build'],
    ['in full-width letters', 'ｕｍｄ', 'lib.umdName'],
    ['by a word of its group and one of its own', 'library build', 'lib.dts build'],
  ])('%s', (_, filter, found) => expect(find(filter)).toEqual([found]));
});

test('the name of a group finds all its entries', () => {
  expect(find('libRARY')).toEqual(['lib.dts bundle build', 'lib.umdName']);
});

test.each(['(', '。'])('%s alone is looked for as it is', (mark) => {
  expect(find(mark)).toEqual([]);
});

test('an entry without one of the words is not found', () => {
  expect(find('dts global')).toEqual([]);
});
