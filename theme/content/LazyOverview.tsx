import { lazyPart } from '../../delivery/parts/lazyPart';

/** Overview pages bring their own code and the headings of all pages (specification 2.3). */
export const Overview = lazyPart(async () => (await import('./OverviewPage')).Overview);
