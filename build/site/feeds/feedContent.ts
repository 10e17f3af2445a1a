import { type HTMLElement, parse } from 'node-html-parser';

/** Parts of a rendered page that only work on the site, and collapsed parts of examples. */
const CONTROLS =
  'h1, button, input, svg, script, style, .rp-not-doc:not(figure), .rp-header-anchor, [role=radiogroup], figure footer, figure details';
/** By default the parser does not parse the content of `pre`. */
const PARSING = { comment: false, blockTextElements: {} };

/** Puts the name of its tab at the start of each tab panel. */
function namePanels(root: HTMLElement) {
  for (const panel of root.querySelectorAll('[data-panel]')) {
    const labels = panel.parentNode?.querySelectorAll('[role=radiogroup] label');
    const label = labels?.[Number(panel.getAttribute('data-panel')) - 1];
    if (label) panel.insertAdjacentHTML('afterbegin', `<p>${label.innerHTML}</p>`);
  }
}

/**
 * The text of a post for feed readers: the article of the built page without controls, classes and inline styles, and
 * with absolute addresses. Throws if the page has no article.
 *
 * @param html - the whole page; the excerpt of the feed plugin ends at the first `</div>` inside the article
 * @param page - absolute address of the post
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
