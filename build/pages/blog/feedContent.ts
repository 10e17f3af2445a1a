import { parse } from 'node-html-parser';

/** Parts of a rendered page that only work on the site. */
const CONTROLS =
  'h1, button, svg, script, style, .rp-llms-container, .rp-header-anchor, [role=radiogroup]';

/**
 * The text of a post for feed readers: the rendered page without the site's controls, classes and
 * inline styles, its addresses made absolute. `page` is the absolute address of the post.
 */
export function feedContent(html: string, page: string): string {
  const root = parse(html, { comment: false });
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
