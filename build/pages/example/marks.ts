import { distance } from 'fastest-levenshtein';

/** Texts of the attribute `mark="one | another"`. */
export const readMarks = (value = ''): string[] =>
  value
    .split(' | ')
    .map((text) => text.trim())
    .filter(Boolean);

/** Fence meta that highlights the lines with one of the texts: `{1,4}`; empty if there are none. */
export function markMeta(code: string, marks: readonly string[]): string {
  const lines = code
    .split('\n')
    .flatMap((line, at) => (marks.some((text) => line.includes(text)) ? [at + 1] : []));
  return lines.length > 0 ? `{${lines.join(',')}}` : '';
}

/** Edit distance between a text and the closest substring of a line. */
const differenceOf = (text: string, line: string): number =>
  distance(text, line) - Math.max(0, line.length - text.length);

/**
 * Checks that every mark is in the output, which may have changed since the page was written.
 *
 * @param codes - the output that is shown
 * @throws for a mark that no line contains, with the closest line
 */
export function checkMarks(marks: readonly string[], codes: readonly string[]): void {
  const lines = codes.flatMap((code) => code.split('\n')).map((line) => line.trim());
  for (const text of marks) {
    if (lines.some((line) => line.includes(text))) continue;
    const [near] = lines.toSorted((a, b) => differenceOf(text, a) - differenceOf(text, b));
    throw new Error(
      `mark="${text}": no line of the output that is shown has this text.${near ? ` Write a part of a line, for instance: ${near}` : ''}`,
    );
  }
}
