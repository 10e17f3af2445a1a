import { lazyPart } from '../lazyPart';

const load = async () => (await import('./OverviewPage')).Overview;
/**
 * Overview pages bring their own code and the headings of all pages (specification 2.3). Nothing waits for
 * a lazy part while Markdown is written: its first page would be empty. The bundler drops a `require`
 * only inside of a branch that is never taken; anywhere else it puts 10 KB into every first load.
 */
export const Overview = import.meta.env.SSG_MD
  ? Object.assign((require('./OverviewPage') as typeof import('./OverviewPage')).Overview, {
      preload: load,
    })
  : lazyPart(load);
