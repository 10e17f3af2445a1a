/**
 * Entry of the app in built pages, in place of the stock one (`ssrClientEntry`), which renders every
 * page twice. Runs when the boot script starts the app.
 */
import { ClientApp } from '@rspress/core/dist/runtime/ClientApp.js';
import { redirectToCleanUrl } from '@rspress/core/dist/runtime/route.js';
import { initPageData, removeBase, warmPageData } from '@rspress/core/runtime';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Overview } from '../../../components/frame/overview/LazyOverview';
import { collapseSlashes, DEFAULT_LANGUAGE } from '../../../site';
import { READY_EVENT } from '../boot/appState';

type PageData = Awaited<ReturnType<typeof initPageData>>;

/** Where the reader is when the app has drawn the page but nothing of it has run yet. */
const place: { focused?: Element | null; top?: number } = {};

/** First child, so that its effect runs before all others. */
function RememberPlace() {
  useEffect(() => {
    place.focused = document.activeElement;
    place.top = window.scrollY;
  }, []);
  return null;
}

/** The reader is already there: a field that wants the focus when its page opens comes too late. */
function restorePlace() {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === place.focused) return;
  if (place.focused instanceof HTMLElement && place.focused !== document.body) {
    place.focused.focus({ preventScroll: true });
  } else active.blur();
  window.scrollTo({ top: place.top, behavior: 'instant' });
}

/** Says that React has taken over; the boot script then plays what was pressed meanwhile. */
function App({ data }: { data: PageData }) {
  useEffect(() => {
    restorePlace();
    document.dispatchEvent(new Event(READY_EVENT));
  }, []);
  return (
    <>
      <RememberPlace />
      <ClientApp initialPageData={data} />
    </>
  );
}

/** An unknown address under a language is answered with that language's own built 404 page. */
function asBuilt(data: PageData): PageData {
  if (data.pageType !== '404' || data.lang === DEFAULT_LANGUAGE) return data;
  return { ...data, routePath: `/${data.lang}/404` };
}

/** A host may serve a page at `//guide//cli`; the app knows it by its own address only. */
function tidyAddress({ pathname, search, hash }: Location) {
  const tidy = collapseSlashes(pathname);
  if (tidy !== pathname) history.replaceState(history.state, '', tidy + search + hash);
}

async function start() {
  tidyAddress(window.location);
  redirectToCleanUrl(window.location, window.history);
  const container = document.getElementById('__rspress_root');
  if (!container) throw new Error('The page has no element with the id __rspress_root.');
  const pathname = removeBase(window.location.pathname);
  const data = asBuilt(await initPageData(pathname));
  if (data.frontmatter.overview) await Overview.preload();
  // The app asks for its page data once more; the same object spares a second render of the page.
  warmPageData(pathname, data);
  const app = <App data={data} />;
  const isBuiltPage = data.pageType !== '404' || data.lang === document.documentElement.lang;
  startTransition(() => {
    // A host with a single 404.html sends it in another language; React then draws the page again.
    if (!isBuiltPage) return createRoot(container).render(app);
    hydrateRoot(container, app, {
      onRecoverableError: (error) => console.error('The built page differs from the app:', error),
    });
  });
}

start();
