/**
 * Entry of the app in built pages; replaces Rspress's own (`ssrClientEntry`), which renders every page twice. Runs
 * when the boot script starts the app.
 */
import { ClientApp } from '@rspress/core/dist/runtime/ClientApp.js';
import { redirectToCleanUrl } from '@rspress/core/dist/runtime/route.js';
import { initPageData, removeBase, warmPageData, withBase } from '@rspress/core/runtime';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { routes } from 'virtual-routes';
import { guardDecoding } from '../../../browser/address';
import { pageLanguage } from '../../../browser/language';
import { languageAddress, withPlainHash } from '../../../components/frame/notFound/languageAddress';
import { preloadOverview } from '../../../components/frame/overview/LazyOverview';
import { collapseSlashes, DEFAULT_LANGUAGE } from '../../../site';
import { failApp, READY_EVENT } from '../boot/appState';
import { carryControls } from './carryControls';
import { Floor, findContainer } from './Floor';

type PageData = Awaited<ReturnType<typeof initPageData>>;
/** The component of a page, to which Rspress attaches the page's data, by file. */
type PageBody = { __RSPRESS_PAGE_META?: Record<string, Pick<PageData, 'frontmatter'>> };

/** Announces that React has taken over, so that the boot script replays what was pressed meanwhile. */
function App({ data }: { data: PageData }) {
  useEffect(() => {
    document.dispatchEvent(new Event(READY_EVENT));
  }, []);
  return <ClientApp initialPageData={data} />;
}

/** The data with which the 404 page of the language was built, for an unknown address below it. */
function asBuilt(data: PageData): PageData {
  if (data.pageType !== '404' || data.lang === DEFAULT_LANGUAGE) return data;
  return { ...data, routePath: `/${data.lang}/404` };
}

/** Normalizes the address: a host may serve the page at `//guide//cli`, which the router cannot match. */
function cleanAddress({ pathname, search, hash }: Location) {
  const clean = collapseSlashes(pathname);
  if (clean !== pathname)
    window.history.replaceState(window.history.state, '', clean + search + hash);
  redirectToCleanUrl(window.location, window.history);
}

/**
 * Makes each overview page wait for its lazy component; otherwise React shows an empty page for 0.3 s. A component
 * that fails to load throws where it is rendered.
 */
function completeOverviews() {
  for (const route of routes) {
    const { preload } = route;
    route.preload = async () => {
      const page = await preload();
      const [meta] = Object.values((page.default as PageBody).__RSPRESS_PAGE_META ?? {});
      if (meta?.frontmatter.overview) await preloadOverview().catch(() => undefined);
      return page;
    };
  }
}

async function start() {
  guardDecoding(window);
  // Rspress finds the page of such an address, but drops its hash.
  const plain = withPlainHash(window.location);
  if (plain) return window.location.replace(plain);
  completeOverviews();
  cleanAddress(window.location);
  const container = findContainer();
  if (!container) throw new Error('The page has no element with the id __rspress_root.');
  const pathname = removeBase(window.location.pathname);
  const data = asBuilt(await initPageData(pathname));
  const isUnknown = document.querySelector('script[data-now]') !== null;
  if (data.pageType === '404') {
    // Before the page is rendered in the language of `/zh-CN/`, in which it was not built.
    const target = languageAddress(window.location, withBase('/'));
    if (target) return window.location.replace(target);
    // A page saved to disk or in a web archive has an address of its own; it is not a 404.
    if (!isUnknown) return failApp();
  }
  // The app requests its page data again; the same object saves a second render of the page.
  warmPageData(pathname, data);
  const app = (
    <Floor>
      <App data={data} />
    </Floor>
  );
  // A host may send 404.html for an address that only the app knows, or in the wrong language: render from scratch.
  const isBuiltPage = isUnknown === (data.pageType === '404') && data.lang === pageLanguage();
  startTransition(() => {
    if (!isBuiltPage) return createRoot(container).render(app);
    const carryOver = carryControls(container);
    hydrateRoot(container, app, {
      onRecoverableError: (error) => {
        carryOver();
        console.error('The built page differs from the app:', error);
      },
    });
  });
}

start().catch((error) => {
  console.error(error);
  failApp();
});
