/**
 * How far a word is from another: letters left out, added, changed, or two neighbors swapped. With `isOpen`
 * from the beginning of the other that is nearest: the word may still be growing. Beyond `most` it is any
 * number above it.
 */
function distance(word: string, other: string, isOpen: boolean, most: number): number {
  const width = Math.min(other.length, word.length + most);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, j) => j);
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    for (let j = 1; j <= width; j++) {
      const isSame = word[i - 1] === other[j - 1];
      let least = Math.min(
        (above[j - 1] ?? 0) + Number(!isSame),
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      );
      const isSwap = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = above;
    above = row;
  }
  return isOpen ? Math.min(...above) : (above[width] ?? 0) + (other.length - width);
}

/** Letters from which a word may have two slips. */
const LONG = 8;

/** The terms nearest to a word with a slip or two, or `more` than that. */
export function nearWords(
  word: string,
  terms: Iterable<string>,
  isOpen: boolean,
  more = 0,
): string[] {
  let least = (word.length < LONG ? 1 : 2) + more;
  let found: string[] = [];
  for (const term of terms) {
    // The first letter may be left out, hardly ever is it the wrong one.
    if (term[0] !== word[0] && term !== term[0] + word) continue;
    if (!isOpen && Math.abs(term.length - word.length) > least) continue;
    const slips = distance(word, term, isOpen, least);
    if (slips > least) continue;
    if (slips < least) found = [];
    least = slips;
    found.push(term);
  }
  return found;
}
