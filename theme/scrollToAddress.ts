import { removeBase, useLang, useLocation, useNavigationType } from '@rspress/core/runtime';
import { useLayoutEffect, useRef } from 'react';
import { idOfHash } from '../browser/hash';
import { restoreReadingPosition } from '../components/frame/nav/readingPosition';
import { LANGUAGES } from '../site';

type Location = ReturnType<typeof useLocation>;

/** Location at which the built page was opened. */
let opened: Location | undefined;

/**
 * Runs `scroll` before the first paint at each new location, with the previous one. The first location is left to the
 * browser: it scrolls to the hash, to a text fragment or to the previous position, and the reader may have scrolled
 * since.
 */
function useScroll(scroll: (from?: Location) => void, isNew: unknown) {
  const location = useLocation();
  const from = useRef<Location>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `isNew` tells when; `scroll` reads the window.
  useLayoutEffect(() => {
    // The dev server sends an empty page, which the browser cannot scroll.
    if (process.env.NODE_ENV === 'production') opened ??= location;
    if (location !== opened) scroll(from.current);
    from.current = location;
  }, [isNew]);
}

function scrollToTop() {
  if (!idOfHash(window.location.hash)) window.scrollTo(0, 0);
}

/** Scrolls to the element of the hash; `scroll-padding-top` keeps it below the navbar. */
function scrollToHash() {
  const id = idOfHash(window.location.hash);
  if (id) document.getElementById(id)?.scrollIntoView();
}

const PREFIX = new RegExp(`^/(${LANGUAGES.join('|')})(?=/)`);

/** Whether two paths are the same page in two languages. */
function areTwins(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => removeBase(path).replace(PREFIX, ''));
  return one !== other && a === b;
}

/**
 * Scrolls to the top after a link to a page, even to the current one, as browsers do; not if only the query changes, as
 * with each choice in the explorer. The stock hook also scrolls when the app starts, though the reader may have
 * scrolled, and ignores links to the current page.
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
 * Scrolls to the hash of a new location, or after a switch of language to the line that was being read. The stock hook
 * also does the former when the app starts, and throws on `#100%`. Sets `lang` of the root element first: the head does
 * so only after the paint, and the `:lang` styles would then shift the text.
 */
export function useScrollAfterNav() {
  const lang = useLang();
  const { key, pathname, hash } = useLocation();
  const isPressed = useNavigationType() === 'PUSH';
  const scroll = (from?: Location) => {
    // Only if it changes: writing the same value restyles the whole page because of `:lang`.
    if (lang && document.documentElement.lang !== lang) document.documentElement.lang = lang;
    const isSwitch = isPressed && from && areTwins(from.pathname, pathname);
    if (!isSwitch || !restoreReadingPosition(removeBase(pathname))) scrollToHash();
  };
  useScroll(scroll, key + hash);
}
