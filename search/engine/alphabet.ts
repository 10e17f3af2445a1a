/**
 * A file's own alphabet. Han takes three bytes a character in UTF-8 and compresses badly; written as the
 * two-byte characters from U+0100 on, the commonest first, the records of a Chinese site are a tenth
 * smaller. Pure.
 */

/** The first character of a file's own. */
export const FIRST = 0x100;
/** The first character that takes three bytes. */
const END = 0x800;
/** Most characters and phrases together that a file can write with two bytes. */
export const ROOM = END - FIRST;
const LARGE = /[\u0100-\ud7ff\ue000-\uffff]/g;

/**
 * The alphabet of some texts: characters from U+0100 on, the commonest first. Those that are themselves
 * written with two bytes come before all others, for their own characters are taken.
 */
export function alphabetOf(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [char] of text.matchAll(LARGE)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  const isShort = (char: string) => Number(char.charCodeAt(0) < END);
  return [...counts]
    .sort(([a, m], [b, n]) => isShort(b) - isShort(a) || n - m || (a < b ? -1 : 1))
    .slice(0, ROOM)
    .map(([char]) => char)
    .join('');
}

/** A function that writes text in an alphabet; characters that it lacks stay as they are. */
export function encoder(alphabet: string): (text: string) => string {
  const codes = new Map([...alphabet].map((char, i) => [char, String.fromCharCode(FIRST + i)]));
  return (text) => text.replace(LARGE, (char) => codes.get(char) ?? char);
}

/**
 * The opposite of `encoder`, from what each code stands for, in order: the characters of the alphabet, then
 * the phrases of the file if it has any. `unknown` says what a code beyond them is; otherwise it stays.
 */
export function decoder(
  signs: ArrayLike<string>,
  unknown: (code: string) => string = (code) => code,
): (text: string) => string {
  const read = (code: string) => signs[code.charCodeAt(0) - FIRST] ?? unknown(code);
  return (text) => text.replace(/[\u0100-\u07ff]/g, read);
}
