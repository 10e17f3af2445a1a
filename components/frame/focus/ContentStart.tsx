import { CONTENT_ID } from '../../../site';

/**
 * First in `<main>`: where the skip link and scroll-to-top lead, so that Tab goes on from there. Firefox needs a
 * place that can take the focus, and `<main>` itself would take it at each press in the text.
 */
export const ContentStart = () => (
  <span id={CONTENT_ID} tabIndex={-1} className="site-content-start" />
);
