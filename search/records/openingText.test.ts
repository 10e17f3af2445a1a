import { expect, test } from 'vitest';
import { withOpeningText } from './openingText';

const pageOf = (...texts: string[]) => ({
  route: '/a',
  group: '',
  title: 'A',
  sections: texts.map((text) => ({ level: 1, id: '', heading: 'A', text, code: 'c' })),
});

const textAfter = (texts: string[], lang: string, most?: number) =>
  withOpeningText([pageOf(...texts)], lang, most)[0]?.sections[0]?.text;

test('a short text stays whole', () => {
  expect(textAfter(['one two'], 'en')).toBe('one two');
});

test('a long text ends with a whole word', () => {
  expect(textAfter(['one two one'], 'en', 9)).toBe('one two');
  expect(textAfter(['one two one'], 'en', 7)).toBe('one two');
});

test('Chinese ends at a mark', () => {
  expect(textAfter(['打包模式。打包', '打包'], 'zh', 6)).toBe('打包模式');
});

test('a text without any mark is cut at the limit', () => {
  expect(textAfter(['打包打包打包'], 'zh', 4)).toBe('打包打包');
});

test('what follows stays where it has a word found nowhere else; a gap is marked', () => {
  const text = 'Some words here. Some words, then lib.autoExternal. Here again, and a last zebra.';
  expect(textAfter([text, 'then again and last'], 'en', 16)).toBe(
    'Some words here. … then lib.autoExternal. … and a last zebra.',
  );
  expect(textAfter(['打包模式。打包，模式，还有斑马。', '还有'], 'zh', 5)).toBe(
    '打包模式 …还有斑马。',
  );
});

test('of a long text in Chinese fewer characters stay whole', () => {
  const lengthOf = (word: string, lang: string) =>
    textAfter([`${word} `.repeat(2000)], lang)?.length ?? 0;
  expect(lengthOf('包包', 'zh')).toBeLessThan(lengthOf('bundle', 'en'));
});
