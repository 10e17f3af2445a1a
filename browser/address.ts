/**
 * A path that can be decoded as often as the stock router does it, for any that a reader types: one with a
 * malformed escape (`/%E0%A4%A`) or an escaped `%` gets the full-width sign instead. Such a path names no
 * page, so it leads to the same answer, and what was typed can still be read.
 */
export function wellFormedPath(pathname: string): string {
  try {
    if (!decodeURIComponent(pathname).includes('%')) return pathname;
  } catch {
    // Not decodable: as below.
  }
  return pathname.replaceAll('%', '\uFF05');
}
