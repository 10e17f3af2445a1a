import { CONTENT_ID } from '../../../site';

/**
 * First in `<main>`: target of the skip link and scroll-to-top, so that Tab continues from here. Firefox needs a
 * focusable target, and `<main>` itself would take the focus on every click in the text.
 */
export const ContentStart = () => (
  <span id={CONTENT_ID} tabIndex={-1} className="site-content-start" />
);
