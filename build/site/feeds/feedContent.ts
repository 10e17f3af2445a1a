import { parse } from 'node-html-parser';

/** Parts of a rendered page that only work on the site. */
const CONTROLS =
  'h1, button, svg, script, style, .rp-not-doc, .rp-header-anchor, [role=radiogroup]';

/**
 * The text of a post for feed readers: the article of the built page without the site's controls, classes and
 * inline styles, its addresses made absolute. `html` is the whole page, since the plugin's own cut ends at the first
 * box inside the article; `page` is the absolute address of the post. Throws when the page has no article.
 */
export function feedContent(html: string, page: string): string {
  const root = parse(html, { comment: false }).querySelector('.rspress-doc');
  if (!root) throw new Error(`${page} has no article (.rspress-doc) for the feed.`);
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
