/**
 * The number of unchecked fences of a page may only fall.
 *
 * @returns a message per page that has more of them, or fewer (then the file is out of date)
 */
export function compareUnchecked(
  baseline: Readonly<Record<string, number>>,
  unchecked: Readonly<Record<string, number>>,
): string[] {
  const pages = new Set([...Object.keys(baseline), ...Object.keys(unchecked)]);
  return [...pages].sort().flatMap((page) => {
    const before = baseline[page] ?? 0;
    const now = unchecked[page] ?? 0;
    if (now > before) {
      return [
        `${page}: ${now} unchecked fence(s), ${before} accepted: make them checkable, or explain in the commit why not and run pnpm fences:accept`,
      ];
    }
    return now < before
      ? [`${page}: only ${now} unchecked fence(s) left of ${before}: pnpm fences:accept`]
      : [];
  });
}
