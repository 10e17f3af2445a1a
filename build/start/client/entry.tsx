/**
 * Entry of the app in built pages, in place of the stock one (`ssrClientEntry`), which renders every
 * page twice. Runs when the boot script starts the app.
 */
import { ClientApp } from '@rspress/core/dist/runtime/ClientApp.js';
import { redirectToCleanUrl } from '@rspress/core/dist/runtime/route.js';
import { initPageData, removeBase, warmPageData, withBase } from '@rspress/core/runtime';
import { startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { routes } from 'virtual-routes';
import { guardDecoding } from '../../../browser/address';
import { languageAddress, withPlainHash } from '../../../components/frame/notFound/languageAddress';
import { Overview } from '../../../components/frame/overview/LazyOverview';
import { collapseSlashes, DEFAULT_LANGUAGE, LANGUAGES } from '../../../site';
import { failApp, READY_EVENT } from '../boot/appState';
import { carryControls } from './carryControls';
import { Floor, findContainer } from './Floor';

type PageData = Awaited<ReturnType<typeof initPageData>>;
/** What Rspress leaves on the component of a page: its data, by its file. */
type PageBody = { __RSPRESS_PAGE_META?: Record<string, Pick<PageData, 'frontmatter'>> };

/** Says that React has taken over; the boot script then plays what was pressed meanwhile. */
function App({ data }: { data: PageData }) {
  useEffect(() => {
    document.dispatchEvent(new Event(READY_EVENT));
  }, []);
  return <ClientApp initialPageData={data} />;
}

/** An unknown address under a language is answered with that language's own built 404 page. */
function asBuilt(data: PageData): PageData {
  if (data.pageType !== '404' || data.lang === DEFAULT_LANGUAGE) return data;
  return { ...data, routePath: `/${data.lang}/404` };
}

/** Makes the address the page's own: a host may serve it at `//guide//cli`, and the router has to read it. */
function cleanAddress({ pathname, search, hash }: Location) {
  const clean = collapseSlashes(pathname);
  if (clean !== pathname)
    window.history.replaceState(window.history.state, '', clean + search + hash);
  redirectToCleanUrl(window.location, window.history);
}

/**
 * Has each overview wait for its part of the theme: without, React takes the page away and shows nothing for 0.3 s.
 * A part that cannot be loaded is an error where it is drawn.
 */
function completeOverviews() {
  for (const route of routes) {
    const { preload } = route;
    route.preload = async () => {
      const page = await preload();
      const [meta] = Object.values((page.default as PageBody).__RSPRESS_PAGE_META ?? {});
      if (meta?.frontmatter.overview) await Overview.preload().catch(() => undefined);
      return page;
    };
  }
}

async function start() {
  guardDecoding(window);
  // Rspress finds the page of such an address, but drops what follows.
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
    // Before the page is drawn in the language that `/zh-CN/` begins with, which it was not built in.
    const target = languageAddress(window.location, withBase('/'), LANGUAGES, DEFAULT_LANGUAGE);
    if (target) return window.location.replace(target);
    // An archive of the web, or a reader's disk, keeps a page at an address of its own: its text is no unknown page.
    if (!isUnknown) return failApp();
  }
  // The app asks for its page data once more; the same object spares a second render of the page.
  warmPageData(pathname, data);
  const app = (
    <Floor>
      <App data={data} />
    </Floor>
  );
  // A host sends 404.html for an address that only the app knows, or in another language; React then draws it again.
  const isBuiltPage =
    isUnknown === (data.pageType === '404') && data.lang === document.documentElement.lang;
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
