import { expect, test } from 'vitest';
import { fence, languageOf } from './fence';

test.each([
  ['dist/index.cjs', 'js'],
  ['dist/index.d.mts', 'ts'],
  ['src/A.vue', 'vue'],
  ['logo.svg', 'xml'],
  ['dist/index.js.map', 'json'],
  ['LICENSE', 'txt'],
])('%s is highlighted as %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test('a fence is longer than any backticks in the code', () => {
  expect(fence('a\n````md\nb\n````\n', 'md', 'title="a.md"')).toBe(
    '`````md title="a.md"\na\n````md\nb\n````\n`````',
  );
});
