const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];
/** Names the entry of the history; the router gives each its own. */
const entryKey = (): string => window.history.state?.key ?? '';

/** Which `<details>` of the page are open, in its order. */
export const openStates = (): boolean[] => folds().map(({ open }) => open);

/** Opens and closes them as noted; leaves a page that has others as it is. */
export function restoreOpen(states: readonly boolean[] = []) {
  const present = folds();
  if (states.length !== present.length) return;
  for (const [index, fold] of present.entries()) fold.open = states[index] ?? fold.open;
}

/**
 * Keeps which `<details>` the reader has opened, for each entry of the history: Back and Forward find a page as it was,
 * of the same height, so that the browser finds the reader's place, too. Gives a function to call around
 * `draw`, which changes address and page at once.
 */
export function keepOpened(): (draw: () => void) => void {
  const kept = new Map<string, boolean[]>();
  let entry = entryKey();
  return (draw) => {
    kept.set(entry, openStates());
    draw();
    entry = entryKey();
    restoreOpen(kept.get(entry));
  };
}
