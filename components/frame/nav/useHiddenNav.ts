import { useLocation, usePage, useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** Pause between two looks at the scroll position (specification 9: navbar scroll throttle). */
const THROTTLE_MS = 200;
/** After a change of page, scrolling for this long is the page's own: to its top or heading, below the navbar. */
const ARRIVAL_MS = 500;

/**
 * `themeConfig.hideNavbar: 'auto'`: hidden on scroll-down, shown on scroll-up (specification 2.3,
 * 4.16). Rspress 2 types the option but does not act on it. The state is the attribute `data-nav` of
 * the root element: `hidden` or absent. With `always` there is no navbar at all: see parts/.
 */
export function useHiddenNav() {
  const mode = useSite().site.themeConfig.hideNavbar ?? 'never';
  const { pathname } = useLocation();
  const { page } = usePage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page starts with a visible navbar.
  useEffect(() => {
    const { dataset } = document.documentElement;
    const hide = (isHidden: boolean) => {
      if (isHidden) dataset.nav = 'hidden';
      else delete dataset.nav;
    };
    dataset.pageType = page.pageType;
    hide(false);
    if (mode !== 'auto') return;
    const arrivedAt = performance.now();
    let last = window.scrollY;
    let timer = 0;
    const look = () => {
      timer = 0;
      const now = Math.max(0, window.scrollY);
      const isArriving = performance.now() - arrivedAt < ARRIVAL_MS;
      if (now !== last && !isArriving) hide(last > 0 && now > last);
      last = now;
    };
    const onScroll = () => {
      timer ||= window.setTimeout(look, THROTTLE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [mode, pathname, page.pageType]);
}
