import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';

type Zoom = import('medium-zoom').Zoom;

/** Pictures that can be enlarged (specification 2.3.29). */
const PICTURES = '.rspress-doc img';
/** Time after the first render until the pictures can be enlarged (specification 9.6). */
const ATTACH_AFTER_MS = 100;

/** Shared by all pages: medium-zoom adds listeners to the document and never removes them. */
let made: Promise<Zoom | undefined> | undefined;

/** Loads medium-zoom with the first page that has a picture; a file that fails to load is requested again. */
function getZoom() {
  made ??= import('medium-zoom').then(
    ({ default: mediumZoom }) => mediumZoom({ background: 'var(--rp-c-bg)' }),
    () => {
      made = undefined;
      return undefined;
    },
  );
  return made;
}

/** medium-zoom ignores calls until its transition ends, which may never happen; simulates the end. */
const endTransition = () =>
  document.querySelector('.medium-zoom-image--opened')?.dispatchEvent(new Event('transitionend'));

/** Closes an enlarged picture immediately, even while it is opening or closing. */
function closeNow(zoom: Zoom) {
  endTransition();
  zoom.close();
  endTransition();
}

/**
 * Enlarges the pictures of a page on click, and closes them on navigation (specification 2.3.29–2.3.31, 4.29, 4.30).
 * With the stock component, a picture stays on screen forever if the reader navigates during the 0.3 s of its opening,
 * and every page loads medium-zoom.
 */
export default function ImageZoom() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has pictures of its own.
  useLayoutEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let zoom: Zoom | undefined;
    // Otherwise the focus would move behind the enlarged picture.
    const close = () => zoom && closeNow(zoom);
    const attach = async () => {
      const pictures = document.querySelectorAll<HTMLElement>(PICTURES);
      if (signal.aborted || pictures.length === 0) return;
      zoom = await getZoom();
      if (signal.aborted || !zoom) return;
      zoom.attach(pictures);
      document.addEventListener('focusin', close, { signal });
    };
    const attachLater = () => window.setTimeout(attach, ATTACH_AFTER_MS);
    attachLater();
    // PageText renders the rest of the page, with its pictures, later.
    document.addEventListener('load', attachLater, { capture: true, signal });
    return () => {
      left.abort();
      close();
      zoom?.detach();
    };
  }, [pathname]);

  return null;
}
