import { preloadLink, removeBase, useLocation, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { idOfHash, nearId } from '../../../browser/hash';
import { CONTENT_ID } from '../../../site';
import { markShown } from './shown';

/**
 * Updates the canonical address after a navigation inside the app, because a browser's “Share” reads it; removes
 * the links to translations, which only matter to search engines, in the built page.
 */
function correctAddress(pathname: string) {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!canonical) return;
  const built = new URL(canonical.href);
  const here = new URL(withBase(pathname), built.origin).href;
  if (canonical.href === here) return;
  canonical.href = here;
  document.querySelector('meta[property="og:url"]')?.setAttribute('content', here);
  for (const link of document.querySelectorAll('link[hreflang]:not([type])')) link.remove();
}

/** Has the service worker cache a page for offline reading; `OFFLINE=0` builds have none. */
async function keepOffline(pathname: string) {
  if (process.env.SITE_OFFLINE !== 'on' || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(withBase('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(new URL(withBase(pathname), window.location.origin).href);
  } catch {
    // Private windows and insecure origins have no service workers.
  }
}

/**
 * Preloads the pages that Back and Forward lead to, whose scripts are missing after a reload: the browser restores
 * the scroll position right away, and would do so on an empty page.
 */
function preloadNeighbors() {
  const { navigation } = window;
  const here = navigation?.currentEntry?.index ?? 0;
  for (const entry of [navigation?.entries()[here - 1], navigation?.entries()[here + 1]]) {
    if (entry?.sameDocument && entry.url) preloadLink(removeBase(new URL(entry.url).pathname));
  }
}

/** Removes the hash of “Back to top” and “Skip to content” from the address, which readers copy. */
function dropContentHash() {
  const { hash, pathname, search } = window.location;
  if (hash === `#${CONTENT_ID}`)
    window.history.replaceState(window.history.state, '', pathname + search);
}

/**
 * Redirects a hash that names no heading to the heading with a similar id, as other documentation sites spell it:
 * `#dtsBundle` to `#dts-bundle`. Does nothing once the reader has scrolled.
 */
function correctHash() {
  const id = idOfHash(window.location.hash);
  if (!id || window.scrollY > 0 || document.getElementById(id)) return;
  const ids = Array.from(document.querySelectorAll('main [id]'), (element) => element.id);
  const near = nearId(id, ids);
  if (near) window.location.replace(`#${near}`);
}

/** Runs on each page the reader arrives at. Renders nothing. */
export default function Arrival() {
  const location = useLocation();
  const { pathname } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they read the address from the window.
  useEffect(() => {
    dropContentHash();
    correctHash();
  }, [location]);
  useEffect(() => {
    markShown();
    correctAddress(pathname);
    preloadNeighbors();
    const idle = window.requestIdleCallback ?? ((task: () => void) => window.setTimeout(task, 500));
    idle(() => keepOffline(pathname));
  }, [pathname]);
  return null;
}
