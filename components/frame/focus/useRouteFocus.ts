import { usePage } from '@rspress/core/runtime';
import { useEffect, useRef } from 'react';
import { idOfHash } from '../../../browser/hash';

/** Where reading a new page starts: the heading of the hash, else the h1, else `<main>`. */
function startOfPage(hash: string): HTMLElement | null {
  const id = idOfHash(hash);
  const main = document.querySelector('main');
  return (id && document.getElementById(id)) || main?.querySelector('h1') || main;
}

/** Focuses the title of each new page, which screen readers then read; the first page is left to the browser. */
export function useRouteFocus() {
  const { routePath } = usePage().page;
  const last = useRef(routePath);
  useEffect(() => {
    if (last.current === routePath) return;
    last.current = routePath;
    const start = startOfPage(window.location.hash);
    // A dialog opened meanwhile, such as the search, keeps the focus.
    if (!start || document.activeElement?.closest('[role="dialog"]')) return;
    if (!start.hasAttribute('tabindex')) start.tabIndex = -1;
    start.focus({ preventScroll: true });
  }, [routePath]);
}
