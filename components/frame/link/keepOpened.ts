const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')];
/** Key of the current history entry, set by the router. */
const entryKey = (): string => window.history.state?.key ?? '';

/** Whether each `<details>` of the page is open, in page order. */
export const openStates = (): boolean[] => folds().map(({ open }) => open);

/** Restores such states; does nothing if the page has another number of `<details>`. */
export function restoreOpen(states: readonly boolean[] = []) {
  const present = folds();
  if (states.length !== present.length) return;
  for (const [index, fold] of present.entries()) fold.open = states[index] ?? fold.open;
}

/**
 * Remembers which `<details>` are open for each history entry, so that after Back or Forward the page has the same
 * height and the browser can restore the scroll position. Returns a function that wraps `draw`, which must change
 * address and page synchronously.
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
