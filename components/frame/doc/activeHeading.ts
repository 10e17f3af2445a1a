/** Gap between the bars and a heading after a jump (`--site-heading-gap`), plus rounding. */
const GAP_PX = 16 + 1;

/**
 * The heading that is being read: the last one that has reached the place where a jump to it ends. At the
 * end of the page, where later headings cannot reach it, the one of the address, else the last.
 *
 * @param headings - in the order of the page; `top` is the distance from the window's top, in px
 * @param view - `bars`: height of what covers the top; `height`: of the window; `left`: what can still be scrolled; in px
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
