/** Maximum number of characters quoted: enough to find the passage, short enough for an address. */
const MAX_QUOTE = 500;

/**
 * Address that opens a prefilled new issue.
 *
 * @param repository - address of the repository, without a trailing slash
 * @param issue - `title` and `lines` of the issue; `quote`: the reader's selection, if any
 */
export function issueAddress(
  repository: string,
  issue: { title: string; lines: readonly string[]; quote?: string },
): string {
  const quote = issue.quote?.trim().slice(0, MAX_QUOTE).replace(/^/gm, '> ');
  const body = [...issue.lines, ...(quote ? ['', quote] : []), '', ''].join('\n');
  return `${repository}/issues/new?${new URLSearchParams({ title: issue.title, body })}`;
}
