import { expect, test } from 'vitest';
import { withOpeningText } from './openingText';

const pageOf = (...texts: string[]) => ({
  route: '/a',
  group: '',
  title: 'A',
  sections: texts.map((text) => ({ level: 1, id: '', heading: 'A', text })),
});

const sectionAfter = (texts: string[], lang: string, most?: number) =>
  withOpeningText([pageOf(...texts)], lang, most)[0]?.sections[0];
const textAfter = (text: string, lang: string, most?: number) =>
  sectionAfter([text], lang, most)?.text;

test('a short text stays whole', () => {
  expect(sectionAfter(['one two'], 'en')).toEqual({
    level: 1,
    id: '',
    heading: 'A',
    text: 'one two',
  });
});

test('a long text ends with a whole word, and says that it goes on', () => {
  expect(textAfter('one two three', 'en', 9)).toBe('one two…');
  expect(textAfter('one two three', 'en', 7)).toBe('one two…');
});

test('Chinese ends at a mark', () => {
  expect(textAfter('打包模式。产物结构', 'zh', 7)).toBe('打包模式…');
});

test('a text without any mark is cut at the limit', () => {
  expect(textAfter('打包模式产物', 'zh', 4)).toBe('打包模式…');
});

test('of what follows, names join the code, each once, and short words do not', () => {
  const text = 'Some words here. And lib.format, lib.format or so.';
  expect(sectionAfter([text, 'and last'], 'en', 16)?.code).toBe('lib.format');
});

test('words join the code that few pages have, once a page, and none that all have', () => {
  const texts = ['Some words here. This robot, these robots.', 'One here. This robot.'];
  const others = Array.from({ length: 10 }, () => pageOf('Is this in these?'));
  const [page] = withOpeningText([pageOf(...texts), ...others], 'en', 16);
  expect(page?.sections.map(({ code }) => code)).toEqual(['robot', undefined]);
});

test('so do Chinese words, which have two characters', () => {
  const [page] = withOpeningText([pageOf('打包模式。子包共享设置')], 'zh', 5);
  expect(page?.sections[0]?.code).toBe('共享 设置');
});

test.each([
  [4, '共享 设置'],
  [5, '设置'],
])('of Chinese words that %i other pages have, %s joins', (others, code) => {
  const pages = Array.from({ length: others }, () => pageOf('共享'));
  const [page] = withOpeningText([pageOf('打包模式。子包共享设置'), ...pages], 'zh', 5);
  expect(page?.sections[0]?.code).toBe(code);
});

test('a part of another name is not the name', () => {
  const text = 'Has lib.formatter here. Then lib.format.';
  expect(sectionAfter([text], 'en', 23)?.code).toBe('lib.format');
});

test('names stay that no other text of the page has, though another page has them', () => {
  const cut = `${'word '.repeat(10)}and lib.autoExternal and node:fs.`;
  const [page] = withOpeningText(
    [pageOf(cut, 'See node:fs'), pageOf('lib.autoExternal')],
    'en',
    50,
  );
  expect(page?.sections[0]?.code).toBe('lib.autoExternal');
});

test('of a long text in Chinese fewer characters stay', () => {
  const lengthOf = (word: string, lang: string) =>
    textAfter(`${word} `.repeat(2000), lang)?.length ?? 0;
  expect(lengthOf('包包', 'zh')).toBeLessThan(lengthOf('bundle', 'en'));
});

test('flags keep their dashes when the text is cut', () => {
  const cut = `${'word '.repeat(10)}then -w or --env-mode.`;
  const [page] = withOpeningText([pageOf(cut)], 'en', 50);
  expect(page?.sections[0]?.code?.split(' ')).toEqual(expect.arrayContaining(['-w', '--env-mode']));
});
