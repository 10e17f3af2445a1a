import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { alphabetOf, decoder } from '../engine/alphabet';
import { choosePhrases, phraseEncoder } from './phrases';

const written = (text: string, phrases: readonly string[]) =>
  phraseEncoder(alphabetOf([text]), phrases)(text);
const readAgain = (text: string, phrases: readonly string[]) =>
  decoder([...alphabetOf([text]), ...phrases])(written(text, phrases));

test.each([
  ['an empty text', '', [' the']],
  ['no phrases', 'the 模块', []],
  ['characters of two bytes among phrases', 'Ā the ĀЖ the 模块Ж', [' the', '模块']],
  ['characters that are the codes of phrases', 'Ąą the 模块', [' the', '模块']],
  [
    'phrases that contain each other',
    '模块联邦 模块 联邦 联 moduleFederation',
    ['模块', '模块联邦'],
  ],
  ['words that begin and end with a phrase', ' bundles unbundle bundle', [' bundle', 'bundle']],
  ['surrogate pairs beside phrases', '😀模块𠮷 the😀模块', [' the', '模块']],
  ['half a surrogate pair', '模块\ud83d模块', ['模块']],
  ['the ends of pages and sections', 'a the\tthe\n 模块\t\n模块,', [' the', '模块']],
])('%s: comes back as it was', (_, text, phrases) => {
  expect(readAgain(text, phrases)).toBe(text);
});

test('the longest phrase is one character', () => {
  expect(written(' bundles', [' bundle', ' bundles'])).toHaveLength(1);
  expect(written(' bundler', [' bundle', ' bundles'])).toBe('\u0100r');
  expect(written('模块联邦', ['模块', '模块联邦'])).toHaveLength(1);
});

/** The same numbers from 0 to below `limit` for the same seed. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 16807) % 2147483647;
    return state % limit;
  };
}

const PIECES = [...' abBāčĎЖ\u07ff模块，！\uffff,\t\n', '😀', ' build', ' building', '模块联邦'];

test.each([1, 2, 3, 4, 5, 6, 7, 8])('random texts come back as they were, seed %i', (seed) => {
  const next = numbersFrom(seed);
  const texts = Array.from({ length: 60 }, () =>
    Array.from({ length: next(80) }, () => PIECES[next(PIECES.length)]).join(''),
  );
  const alphabet = alphabetOf(texts);
  const phrases = choosePhrases(texts, alphabet);
  expect(phrases).toContain(' build');
  expect(phrases.filter((phrase) => phrase.startsWith('模块')).length).toBeGreaterThan(1);
  const [encode, decode] = [phraseEncoder(alphabet, phrases), decoder([...alphabet, ...phrases])];
  for (const text of texts) expect(decode(encode(text))).toBe(text);
});

test('an alphabet that leaves no codes leaves no phrases', () => {
  const many = Array.from({ length: 3000 }, (_, i) => String.fromCharCode(0x4e00 + i)).join('');
  const text = `${many}${' bundle'.repeat(100)}`;
  expect(choosePhrases([text], alphabetOf([text]))).toEqual([]);
});

test('a code is left for every phrase', () => {
  const words = Array.from({ length: 2000 }, (_, i) => ` word${'abcdefghij'.at(i % 10)}${i}`);
  const letters = words.map((word) =>
    word.replace(/\d/g, (digit) => 'klmnopqrst'.at(+digit) ?? ''),
  );
  const chars = Array.from({ length: 1500 }, (_, i) => String.fromCharCode(0x4e00 + i)).join('');
  const text = chars + letters.join('').repeat(6);
  expect(choosePhrases([text], alphabetOf([text]))).toHaveLength(0x700 - 1500);
});

describe.each(['en', 'zh'])('the pages in %s', (lang) => {
  const folder = path.resolve(import.meta.dirname, '../../docs', lang);
  const text = globSync('**/*.mdx', { cwd: folder })
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const alphabet = alphabetOf([text]);
  const sizeWith = (phrases: readonly string[]) =>
    gzipSync([...phrases, phraseEncoder(alphabet, phrases)(text)].join(',')).length;

  test('are smaller with phrases, the same each time', () => {
    const phrases = choosePhrases([text], alphabet);
    expect(sizeWith(phrases) / sizeWith([])).toBeLessThan(0.97);
    expect(choosePhrases([text], alphabet)).toEqual(phrases);
  });
});
