import { useLocation } from '@rspress/core/runtime';
import { useLayoutEffect } from 'react';

type Zoom = import('medium-zoom').Zoom;

/** Pictures that enlarge: those of the document (specification 2.3.29). */
const PICTURES = '.rspress-doc img';
/** Time after the page was drawn until its pictures enlarge, in ms (specification 9.6). */
const ATTACH_AFTER = 100;

/** One for all pages: medium-zoom adds listeners to the document and never removes them. */
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

/** medium-zoom ignores calls until its transition ends, which may never happen; pretends that it did. */
const endTransition = () =>
  document.querySelector('.medium-zoom-image--opened')?.dispatchEvent(new Event('transitionend'));

/** Closes an enlarged picture at once, also one that is opening or closing at this moment. */
function closeNow(zoom: Zoom) {
  endTransition();
  zoom.close();
  endTransition();
}

/**
 * Enlarges the pictures of a page on click; a page that is left takes its picture with it
 * (specification 2.3.29–2.3.31, 4.29, 4.30). The stock component leaves the picture of a page that is left
 * within the 0.3 s of opening on the screen forever, and loads medium-zoom on every page.
 */
export default function ImageZoom() {
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has pictures of its own.
  useLayoutEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    let zoom: Zoom | undefined;
    // Focus that moves on would move behind the enlarged picture.
    const close = () => zoom && closeNow(zoom);
    const attach = async () => {
      const pictures = document.querySelectorAll<HTMLElement>(PICTURES);
      if (signal.aborted || pictures.length === 0) return;
      zoom = await getZoom();
      // Without it the page is whole, only its pictures keep their size.
      if (signal.aborted || !zoom) return;
      zoom.attach(pictures);
      document.addEventListener('focusin', close, { signal });
    };
    const attachLater = () => window.setTimeout(attach, ATTACH_AFTER);
    attachLater();
    // The rest of a page (PageText) brings its pictures later.
    document.addEventListener('load', attachLater, { capture: true, signal });
    return () => {
      left.abort();
      close();
      zoom?.detach();
    };
  }, [pathname]);

  return null;
}
