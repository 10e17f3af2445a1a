import { expect, test } from 'vitest';
import { withTellingNames } from './tellingNames';

const pageOf = (...sections: [text: string, code: string][]) => ({
  route: '/a',
  group: '',
  title: 'A',
  sections: sections.map(([text, code]) => ({ level: 2, id: 'a', heading: 'A', text, code })),
});

const codesOf = (...sections: [text: string, code: string][]) =>
  withTellingNames([pageOf(...sections)], 2)[0]?.sections.map(({ code }) => code);

test('a name that many sections show is left out', () => {
  expect(codesOf(['', 'one two'], ['', 'one'], ['', 'one'])).toEqual(['two', '', '']);
});

test('a name that a text has is found there; a part of another word is not it', () => {
  expect(codesOf(['Set lib.autoExternal: it', 'lib.autoExternal Set auto'])).toEqual(['auto']);
  expect(codesOf(['see TS7016.', 'TS7016 TS701'])).toEqual(['TS701']);
});

test('a name is kept once', () => {
  expect(codesOf(['', 'one one'])).toEqual(['one']);
});
