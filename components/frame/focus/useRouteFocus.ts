import { usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { idOfHash } from '../../../browser/hash';

/** Element that starts the new page: the heading of the hash, else the h1, else the main part. */
function startOfPage(hash: string): HTMLElement | null {
  const id = idOfHash(hash);
  const main = document.querySelector('main');
  return (id && document.getElementById(id)) || main?.querySelector('h1') || main;
}

/**
 * After a change of page focus starts at its title, which a screen reader then reads. The first page
 * is left to the browser. Scrolling is not touched: Rspress does it.
 */
export function useRouteFocus() {
  const { routePath } = usePage().page;
  const last = useRef(routePath);
  useEffect(() => {
    if (last.current === routePath) return;
    last.current = routePath;
    const start = startOfPage(window.location.hash);
    // What the reader has opened meanwhile, such as the search, keeps the focus.
    if (!start || document.activeElement?.closest('[role="dialog"]')) return;
    if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [routePath]);
}
