import { type ComponentProps, lazy, Suspense } from 'react';

type Page = typeof import('./Overview').Overview;

let Loaded: Page | undefined;

/** Fetches the overview early, so that hydrating such a page does not suspend. */
export const preloadOverview = async () => {
  Loaded = (await import('./Overview')).Overview;
  return { default: Loaded };
};

const Lazy = lazy(preloadOverview);
const WhenLoaded = (props: ComponentProps<Page>) => (
  <Suspense>{Loaded ? <Loaded {...props} /> : <Lazy {...props} />}</Suspense>
);

/**
 * Overview pages load their own code and the headings of all pages (specification 2.3). The Markdown build does not
 * wait for lazy components: its first page would be empty. The bundler drops a `require` only in a dead branch;
 * elsewhere it would add 10 KB to every first load.
 */
export const Overview = import.meta.env.SSG_MD
  ? (require('./Overview') as typeof import('./Overview')).Overview
  : WhenLoaded;
