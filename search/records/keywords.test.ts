import { expect, test } from 'vitest';
import { parseKeywords, withKeywords } from './keywords';

const section = (id: string) => ({ level: id ? 2 : 1, id, heading: 'A', text: '' });

test('a line has an address and phrases; notes and empty lines have neither', () => {
  expect(parseKeywords('// note\n\n/a#b | one two;  three ;\n/c')).toEqual([
    { line: 3, address: '/a#b', phrases: ['one two', 'three'] },
    { line: 4, address: '/c', phrases: [] },
  ]);
});

test.each([
  ['en', '/a'],
  ['zh', '/zh/a'],
])(
  'sections of a page in %s get the phrases of their address, without words that say nothing',
  (lang, route) => {
    const page = { route, group: '', title: 'A', sections: [section(''), section('b')] };
    const keywords = new Map([
      ['/a', ['what is a whole page', 'how to']],
      ['/a#b', ['one', 'two']],
      ['/gone', ['x']],
    ]);
    const [found] = withKeywords([page], keywords, lang);
    expect(found?.sections.map(({ keywords }) => keywords)).toEqual(['whole page', 'one;two']);
  },
);
