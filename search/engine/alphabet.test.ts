import { expect, test } from 'vitest';
import { alphabetOf, decoder, encoder } from './alphabet';

test.each([
  ['Chinese', '模块联邦与模块，包含 English'],
  ['letters of two bytes besides Han', 'naïve ĀβЖ 模块 → …'],
  ['characters beyond the basic plane', '😀 𠮷 模'],
  ['nothing to write shorter', 'plain · é'],
])('%s come back as they were', (_, text) => {
  const alphabet = alphabetOf([text]);
  expect(decoder(alphabet)(encoder(alphabet)(text))).toBe(text);
});

test('Han is written with two bytes', () => {
  const encoded = encoder(alphabetOf(['模块模']))('模块模');
  expect(new TextEncoder().encode(encoded)).toHaveLength(6);
});

test('more characters than there is room for stay as they are', () => {
  const text = Array.from({ length: 3000 }, (_, i) => String.fromCharCode(0x4e00 + i)).join('');
  const alphabet = alphabetOf([`ĀβЖ${text}`]);
  expect(alphabet).toHaveLength(0x700);
  expect(decoder(alphabet)(encoder(alphabet)(`ĀβЖ${text}`))).toBe(`ĀβЖ${text}`);
});
