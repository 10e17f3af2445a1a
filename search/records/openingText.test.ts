import { expect, test } from 'vitest';
import { withOpeningText } from './openingText';

const textAfter = (text: string, lang: string, most?: number) =>
  withOpeningText(
    [
      {
        route: '/a',
        group: '',
        title: 'A',
        sections: [{ level: 1, id: '', heading: 'A', text, code: 'c' }],
      },
    ],
    lang,
    most,
  )[0]?.sections[0]?.text;

test('a short text stays whole', () => {
  expect(textAfter('one two', 'en')).toBe('one two');
});

test('a long text ends with a whole word', () => {
  expect(textAfter('one two three', 'en', 9)).toBe('one two');
  expect(textAfter('one two three', 'en', 7)).toBe('one two');
});

test('Chinese ends at a mark', () => {
  expect(textAfter('打包模式。产物结构', 'zh', 7)).toBe('打包模式');
});

test('a text without any mark is cut at the limit', () => {
  expect(textAfter('打包模式产物', 'zh', 4)).toBe('打包模式');
});

test('Chinese keeps half as many characters', () => {
  expect(textAfter('包'.repeat(2000), 'zh')).toHaveLength(800);
  expect(textAfter('a'.repeat(2000), 'en')).toHaveLength(1600);
});
