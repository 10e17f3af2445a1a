import { openStates, restoreOpen } from '../link/keepOpened';

/** What both languages of a page have in the same order, as `checks/twins` ensures; opened files may have more. */
const PARTS = 'main :is(h1, h2, h3, h4, p, li, tr, pre, details):not(details *)';

const parts = () => [...document.querySelectorAll(PARTS)];
const topOf = (element: Element) => element.getBoundingClientRect().top;

interface ReadingPosition {
  /** Of the page in the other language. */
  path: string;
  /** How many parts the page has, which of them is being read, and how far below the top of the window it begins. */
  count: number;
  index: number;
  top: number;
  open: boolean[];
}

let noted: ReadingPosition | undefined;

/** Notes what the reader is reading and has opened, for the page at `path`, which is this one in another language. */
export function noteReadingPosition(path: string) {
  const all = parts();
  // The upper third is where one reads; what is above it may wrap in another way.
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

/**
 * Opens what was open and scrolls the page at `path` to the line that was noted for it. Returns whether it did: not on
 * another page, nor where the parts of the two differ.
 */
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
