import { type HTMLElement, parse } from 'node-html-parser';

/** Parts of a rendered page that only work on the site, and what an example shows when it is asked. */
const CONTROLS =
  'h1, button, input, svg, script, style, .rp-not-doc:not(figure), .rp-header-anchor, [role=radiogroup], figure footer, figure details';
/** Code is text like the rest: by default the parser leaves what is in `pre` as it is written. */
const PARSING = { comment: false, blockTextElements: {} };

/** Each panel of tabs begins with the name of its tab. */
function namePanels(root: HTMLElement) {
  for (const panel of root.querySelectorAll('[data-panel]')) {
    const labels = panel.parentNode?.querySelectorAll('[role=radiogroup] label');
    const label = labels?.[Number(panel.getAttribute('data-panel')) - 1];
    if (label) panel.insertAdjacentHTML('afterbegin', `<p>${label.innerHTML}</p>`);
  }
}

/**
 * The text of a post for feed readers: the article of the built page without the site's controls, classes and
 * inline styles, its addresses made absolute. `html` is the whole page, since the plugin's own cut ends at the first
 * box inside the article; `page` is the absolute address of the post. Throws when the page has no article.
 */
export function feedContent(html: string, page: string): string {
  const root = parse(html, PARSING).querySelector('.rspress-doc');
  if (!root) throw new Error(`${page} has no article (.rspress-doc) for the feed.`);
  namePanels(root);
  for (const control of root.querySelectorAll(CONTROLS)) control.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const name of Object.keys(element.attributes)) {
      if (name === 'href' || name === 'src') {
        element.setAttribute(name, new URL(element.attributes[name] ?? '', page).href);
      } else if (!['id', 'alt', 'title', 'lang', 'datetime'].includes(name)) {
        element.removeAttribute(name);
      }
    }
  }
  return root.innerHTML.trim();
}
