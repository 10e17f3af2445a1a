/** Characters of a selection that go into an issue: enough to find the place, short enough for an address. */
const MAX_QUOTE = 500;

/**
 * Address of a new issue of the repository of these pages, filled in.
 *
 * @param repository - address of the repository, without a slash at its end
 * @param issue - `title` and `lines` of the issue, and `quote`: what the reader has selected, if anything
 */
export function issueAddress(
  repository: string,
  issue: { title: string; lines: readonly string[]; quote?: string },
): string {
  const quote = issue.quote?.trim().slice(0, MAX_QUOTE).replace(/^/gm, '> ');
  const body = [...issue.lines, ...(quote ? ['', quote] : []), '', ''].join('\n');
  return `${repository}/issues/new?${new URLSearchParams({ title: issue.title, body })}`;
}
