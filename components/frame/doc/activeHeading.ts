/** Gap between the bars and a heading after a jump (`--site-heading-gap`), plus 1 px for rounding. */
const GAP_PX = 16 + 1;

/**
 * Id of the heading being read: the last one at or above the position where a jump to it ends. At the end of the
 * page, where later headings cannot reach it: the one in the address, else the last visible one.
 *
 * @param headings - in page order; `top` is the distance from the top of the window, in px
 * @param view - in px; `bars`: height of what covers the top; `height`: of the window; `left`: left to scroll
 */
export function activeHeading(
  headings: readonly { id: string; top: number }[],
  view: { bars: number; height: number; left: number; hash: string },
): string | undefined {
  const seen = headings.filter(({ top }) => top <= view.height);
  if (view.left <= 1 && seen.length > 0) {
    const ofAddress = seen.find(
      ({ id, top }) => top >= view.bars && view.hash === `#${encodeURIComponent(id)}`,
    );
    return (ofAddress ?? seen.at(-1))?.id;
  }
  return headings.findLast(({ top }) => top <= view.bars + GAP_PX)?.id;
}
