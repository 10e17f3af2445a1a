import { TRADITIONAL } from '../../search/records/traditional';
import type { Finding } from '../finding';
import { proseOf } from './prose';

/** Bytes of the simplified characters in GB 2312: 72 rows of 94. */
const BYTES = Array.from({ length: 72 * 94 }, (_, at) => [
  0xb0 + Math.floor(at / 94),
  0xa1 + (at % 94),
]);
/** With two characters that GB 2312 lacks. */
const SIMPLIFIED = new Set(
  `${new TextDecoder('gb18030').decode(Uint8Array.from(BYTES.flat()))}啰〇`,
);
/** Simplified characters of the most frequent traditional ones. */
const SIMPLE = new Map(TRADITIONAL.split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)]));

/** Words of Chinese prose with a character that is not simplified. */
export const traditionalFindings = (file: string, source: string): Finding[] =>
  proseOf(source).flatMap(({ text, line }) =>
    [...text.matchAll(/\p{Script=Han}+/gu)].flatMap(({ 0: word, index }): Finding[] => {
      const strange = [...word].filter((character) => !SIMPLIFIED.has(character));
      if (strange.length === 0) return [];
      const lines = text.slice(0, index).split('\n').length - 1;
      const problem = `“${strange.join('')}” in “${word}” is not simplified Chinese`;
      const write = strange.every((character) => SIMPLE.has(character))
        ? word.replace(/./gu, (one) => (SIMPLIFIED.has(one) ? one : (SIMPLE.get(one) ?? one)))
        : undefined;
      return [{ file, line: line + lines, problem, write }];
    }),
  );
