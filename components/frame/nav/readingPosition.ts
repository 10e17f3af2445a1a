import { openStates, restoreOpen } from '../link/keepOpened';

/** Elements that both languages of a page have in the same order, as `checks/twins` ensures. */
const PARTS = 'main :is(h1, h2, h3, h4, p, li, tr, pre, details):not(details *)';

const parts = () => [...document.querySelectorAll(PARTS)];
const topOf = (element: Element) => element.getBoundingClientRect().top;

interface ReadingPosition {
  /** Path of the page in the other language. */
  path: string;
  /** Number of parts, index of the one being read, and its distance from the top of the window in px. */
  count: number;
  index: number;
  top: number;
  open: boolean[];
}

let noted: ReadingPosition | undefined;

/** Saves the reading position and the open `<details>` for the page at `path`, this page in another language. */
export function noteReadingPosition(path: string) {
  const all = parts();
  // People read in the upper third; lines above it may wrap differently in the other language.
  const isAbove = (part: Element) => part.checkVisibility() && topOf(part) < window.innerHeight / 3;
  const index = window.scrollY > 0 ? all.findLastIndex(isAbove) : -1;
  const part = all[index];
  noted = {
    path,
    count: all.length,
    index,
    top: part ? topOf(part) : 0,
    open: openStates(),
  };
}

/** Restores what was saved for the page at `path`, if it has the same parts. Returns whether it scrolled. */
export function restoreReadingPosition(path: string): boolean {
  if (noted?.path !== path) return false;
  const { count, index, top, open } = noted;
  restoreOpen(open);
  const all = parts();
  const part = all[index];
  if (!part || all.length !== count) return false;
  window.scrollBy({ top: topOf(part) - top, behavior: 'instant' });
  return true;
}
