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
// Before the router: browsers call the listeners of the window in their order.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => onPopState?.(event));

/** The page of the site that the link under an event leads to in this tab; not a place on the page that is there. */
function pageOf({ target }: Event): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const { origin, pathname, search, hash } = link;
  const { location } = window;
  if (origin !== location.origin || !pathname.startsWith(withBase('/'))) return;
  if (hash && pathname === location.pathname && search === location.search) return;
  const url = new URL(link.href);
  // As the host would lead it: without `index.html`.
  url.pathname = withBase(cleanUrlByConfig(removeBase(pathname)));
  return pathnameToRouteService(removeBase(pathname)) && url;
}

/**
 * Chromium comes back to the place that was read, and in the same breath goes on to the hash: it finds no heading to go
 * to while that has no id.
 */
function hideFromBrowser(hash: string) {
  const id = idOfHash(hash);
  const heading = id && document.getElementById(id);
  if (!heading) return;
  heading.removeAttribute('id');
  setTimeout(() => {
    heading.id = id;
  });
}

/**
 * Leads all links of the site to their pages inside the app (specification 4.1, 4.4), and Back and Forward: one listener,
 * so that links are plain, and what was asked for last is known. The address and the data of a page change at once, and
 * all is drawn once, before the next frame. A page whose script cannot be loaded, as after a deploy, is loaded whole.
 */
export function useLinks() {
  const navigate = useNavigate();
  const { setData } = useContext(PageContext);
  const { enableContentAnimation } = useSite().site.themeConfig;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they do the same for as long as the app is there.
  useEffect(() => {
    let asked: URL | undefined;
    let shown = window.location.pathname;
    const keepingOpened = keepOpened();
    /** Shows the page of an address, of which `go` tells the router. */
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
        // As browsers do: a link to the address that is there, or the second press of a double click, is no step for Back.
        const replace = url.href === window.location.href;
        void navigate(removeBase(url.pathname) + url.search + url.hash, { replace });
      });
    };
    const onPointerOver = (event: Event) => {
      const url = pageOf(event);
      if (url) preloadLink(removeBase(url.pathname));
    };
    // The router, which does not wait for the page, hears of Back and Forward once that is there.
    onPopState = (event) => {
      if (!event.isTrusted) return;
      event.stopImmediatePropagation();
      const go = () => window.dispatchEvent(new PopStateEvent('popstate', event));
      const url = new URL(window.location.href);
      const isOther = url.pathname !== shown;
      void show(url, go).then(() => {
        if (isOther) hideFromBrowser(url.hash);
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
