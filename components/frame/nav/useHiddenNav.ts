import { useLocation, usePage, useSite } from '@rspress/core/runtime';
import { useEffect } from 'react';

/** Scroll throttle of the navbar (specification 9). */
const THROTTLE_MS = 200;
/** Scrolling within this time after a navigation is the page's own, to its top or a heading, and is ignored. */
const ARRIVAL_MS = 500;

/**
 * `themeConfig.hideNavbar: 'auto'`: hides the navbar on scroll-down, shows it on scroll-up (specification 2.3, 4.16).
 * Rspress 2 types the option but does not implement it. Sets `data-nav="hidden"` on the root element. For `always`
 * see parts/.
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
