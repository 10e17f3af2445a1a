import { preloadLink, removeBase, useLocation, withBase } from '@rspress/core/runtime';
import { useEffect } from 'react';
import { idOfHash, nearId } from '../../../browser/hash';
import { CONTENT_ID } from '../../../site';
import { markShown } from './shown';

/**
 * Keeps the canonical address right after a navigation inside the app, because “share” of a browser
 * reads it; the links to translations, which search engines read from the built page, are taken away.
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

/** Has the service worker keep a page for reading without a network; `OFFLINE=0` builds have none. */
async function keepOffline(pathname: string) {
  if (process.env.SITE_OFFLINE !== 'on' || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(withBase('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(new URL(withBase(pathname), window.location.origin).href);
  } catch {
    // Private windows and insecure addresses have no service workers; the site works without.
  }
}

/**
 * Fetches the scripts of the pages that Back and Forward lead to, which are not there after a reload: the browser
 * looks for the reader's place as soon as it is there, and would do so on an empty page.
 */
function preloadNeighbors() {
  const { navigation } = window;
  const here = navigation?.currentEntry?.index ?? 0;
  for (const entry of [navigation?.entries()[here - 1], navigation?.entries()[here + 1]]) {
    if (entry?.sameDocument && entry.url) preloadLink(removeBase(new URL(entry.url).pathname));
  }
}

/** Takes the hash of “Back to top” and “Skip to content” out of the address, which readers copy. */
function dropContentHash() {
  const { hash, pathname, search } = window.location;
  if (hash === `#${CONTENT_ID}`)
    window.history.replaceState(window.history.state, '', pathname + search);
}

/**
 * Leads a hash that names no heading to the one that it spells in another way, as links to other documentations do:
 * `#dtsBundle` for `#dts-bundle`. Not under a reader who has scrolled on.
 */
function correctHash() {
  const id = idOfHash(window.location.hash);
  if (!id || window.scrollY > 0 || document.getElementById(id)) return;
  const ids = Array.from(document.querySelectorAll('main [id]'), (element) => element.id);
  const near = nearId(id, ids);
  if (near) window.location.replace(`#${near}`);
}

/** What is done on each page a reader arrives at. Draws nothing. */
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
