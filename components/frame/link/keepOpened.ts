const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];
/** Names the entry of the history; the router gives each its own. */
const entryKey = (): string => window.history.state?.key ?? '';

/**
 * Keeps which `<details>` the reader has opened, for each entry of the history: Back and Forward find a page as it was,
 * of the same height, so that the browser finds the reader's place, too. Gives a function to call around
 * `draw`, which changes address and page at once.
 */
export function keepOpened(): (draw: () => void) => void {
  const kept = new Map<string, boolean[]>();
  let entry = entryKey();
  return (draw) => {
    kept.set(
      entry,
      folds().map(({ open }) => open),
    );
    draw();
    entry = entryKey();
    const opened = kept.get(entry);
    const present = folds();
    if (opened?.length !== present.length) return;
    for (const [index, fold] of present.entries()) fold.open = opened[index] ?? fold.open;
  };
}
