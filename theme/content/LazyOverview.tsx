import { lazyPart } from '../../delivery/parts/lazyPart';

const load = async () => (await import('./OverviewPage')).Overview;
/** Nothing waits for a lazy part while Markdown is written: its first page would be empty. */
const loadNow = () => (require('./OverviewPage') as typeof import('./OverviewPage')).Overview;

/** Overview pages bring their own code and the headings of all pages (specification 2.3). */
export const Overview = import.meta.env.SSG_MD
  ? Object.assign(loadNow(), { preload: load })
  : lazyPart(load);
