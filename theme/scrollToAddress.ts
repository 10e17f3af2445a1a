import { removeBase, useLang, useLocation, useNavigationType } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { idOfHash } from '../browser/hash';
import { restoreReadingPosition } from '../components/frame/nav/readingPosition';
import { LANGUAGES } from '../site';

type Location = ReturnType<typeof useLocation>;

/** The address that the built page was opened with. */
let opened: Location | undefined;

/**
 * Runs `scroll` before the paint of each new address, with the one that was there before. The first one is the browser's:
 * it goes to the hash, to marked text or to where the reader was before, and the reader may have scrolled on since.
 */
function useScroll(scroll: (from?: Location) => void, isNew: unknown) {
  const location = useLocation();
  const from = useRef<Location>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isNew` tells when; `scroll` reads the window.
  useLayoutEffect(() => {
    // The development server sends no page that the browser could scroll.
    if (process.env.NODE_ENV === 'production') opened ??= location;
    if (location !== opened) scroll(from.current);
    from.current = location;
  }, [isNew]);
}

function scrollToTop() {
  if (!idOfHash(window.location.hash)) window.scrollTo(0, 0);
}

/** Puts the element of the hash below the navbar, which `scroll-padding-top` leaves room for. */
function scrollToHash() {
  const id = idOfHash(window.location.hash);
  if (id) document.getElementById(id)?.scrollIntoView();
}

const PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=/)`);

/** Whether two paths are one page in two languages: there the reader stays at the same height. */
function areTwins(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => removeBase(path).replace(PREFIX, ''));
  return one !== other && a === b;
}

/**
 * Scrolls to the top of a page that a link leads to, also of the one that is there, as browsers do; not when only the
 * query is another one, as with each choice of the explorer. The stock hook does so when the app starts, too, under a
 * reader who has scrolled, and leaves out the page that is there.
 */
export function useScrollReset() {
  const { key, pathname, search } = useLocation();
  const isPressed = useNavigationType() !== 'POP';
  useScroll((from) => {
    if (from && areTwins(from.pathname, pathname)) return;
    const isThere = from?.pathname === pathname;
    if (!isThere || (isPressed && from.search === search)) scrollToTop();
  }, key);
}

/**
 * Scrolls to the hash of a new address, after a switch of language to the line that was read. The stock hook does the
 * first when the app starts, too, and fails on `#100%`.
 * In the measure of that language: the element that `:lang` asks gets it from the head only after the paint, and lines
 * above would move what is read.
 */
export function useScrollAfterNav() {
  const lang = useLang();
  const { key, pathname, hash } = useLocation();
  const isPressed = useNavigationType() === 'PUSH';
  const scroll = (from?: Location) => {
    // Only another one: the same one written again restyles all that is there, for the sake of `:lang`.
    if (lang && document.documentElement.lang !== lang) document.documentElement.lang = lang;
    const isSwitch = isPressed && from && areTwins(from.pathname, pathname);
    if (!isSwitch || !restoreReadingPosition(removeBase(pathname))) scrollToHash();
  };
  useScroll(scroll, key + hash);
}
