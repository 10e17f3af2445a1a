import {
  cleanUrlByConfig,
  initPageData,
  PageContext,
  pathnameToRouteService,
  preloadLink,
  removeBase,
  useNavigate,
  useSite,
  warmPageData,
  withBase,
} from '@rspress/core/runtime';
import { startTransition, useContext, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { idOfHash } from '../../../browser/hash';
import { isLeaving } from '../../../browser/leaving';
import { isPlainPress } from '../../../browser/plainPress';
import { keepOpened } from './keepOpened';
import { showProgress } from './progress';

let onPopState: ((event: PopStateEvent) => void) | undefined;
// Registered at module level, before the router: listeners run in registration order.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => onPopState?.(event));

/** Address of the event's link, if it opens a page of the site in this tab; not for a hash of the current page. */
function pageOf({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const { origin, pathname, search, hash } = link;
  const { location } = window;
  if (origin !== location.origin || !pathname.startsWith(withBase('/'))) return;
  if (hash && pathname === location.pathname && search === location.search) return;
  const url = new URL(link.href);
  // Without `index.html`, as the host would redirect it.
  url.pathname = withBase(cleanUrlByConfig(removeBase(pathname)));
  return pathnameToRouteService(removeBase(pathname)) && url;
}

/** Chromium restores the scroll position and then scrolls to the hash, unless its heading has no id meanwhile. */
function preventHashScroll(hash: string) {
  const id = idOfHash(hash);
  const heading = id && document.getElementById(id);
  if (!heading) return;
  heading.removeAttribute('id');
  setTimeout(() => {
    heading.id = id;
  });
}

/**
 * Client-side navigation for all links of the site (specification 4.1, 4.4) and for Back and Forward, in one listener:
 * links stay plain elements, and the latest request wins. Address and data of a page change together and render once,
 * before the next frame. If the script of a page cannot be loaded, as after a deploy, the page is loaded in full.
 */
export function useLinks() {
  const navigate = useNavigate();
  const { setData } = useContext(PageContext);
  const { enableContentAnimation } = useSite().site.themeConfig;
  // biome-ignore lint/correctness/useExhaustiveDependencies: their behavior never changes.
  useEffect(() => {
    let asked: URL | undefined;
    let shown = window.location.pathname;
    const keepingOpened = keepOpened();
    /** Shows the page at `url`; `go` tells the router. */
    const show = async (url: URL, go: () => void) => {
      asked = url;
      const path = removeBase(url.pathname);
      const endProgress = showProgress();
      try {
        const data = url.pathname === shown ? undefined : await initPageData(path);
        // The reader has gone elsewhere meanwhile.
        if (asked !== url) return;
        shown = url.pathname;
        if (data) warmPageData(path, data);
        const draw = enableContentAnimation ? startTransition : flushSync;
        keepingOpened(() =>
          draw(() => {
            if (data) setData?.(data);
            go();
          }),
        );
      } catch (error) {
        console.log(error);
        if (asked !== url || isLeaving()) return;
        if (url.href === window.location.href) window.location.reload();
        else window.location.assign(url);
      } finally {
        endProgress();
      }
    };
    const onClick = (event: MouseEvent) => {
      const url = isPlainPress(event) && !event.defaultPrevented && pageOf(event);
      if (!url) return;
      event.preventDefault();
      void show(url, () => {
        // As browsers do: a link to the current address, or the second press of a double click, adds no history entry.
        const replace = url.href === window.location.href;
        void navigate(removeBase(url.pathname) + url.search + url.hash, { replace });
      });
    };
    const onPointerOver = (event: Event) => {
      const url = pageOf(event);
      if (url) preloadLink(removeBase(url.pathname));
    };
    // The router does not wait for the page's data, so it gets Back and Forward once that has loaded.
    onPopState = (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      const go = () => window.dispatchEvent(new PopStateEvent('popstate', event));
      const url = new URL(window.location.href);
      const isOther = url.pathname !== shown;
      void show(url, go).then(() => {
        if (isOther) preventHashScroll(url.hash);
      });
    };
    const stop = new AbortController();
    document.addEventListener('click', onClick, stop);
    document.addEventListener('pointerover', onPointerOver, stop);
    return () => {
      stop.abort();
      onPopState = undefined;
    };
  }, []);
}
