const HEADINGS = 'main :is(h2, h3, h4)[id]';

/**
 * Leads a link to the page in another language to the section that is being read, when the press is on one: the app
 * would lead to the very line. Headings have the same ids in both.
 */
export function leadToSection(target: Element) {
  const link = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const isAbove = (heading: Element) =>
    heading.getBoundingClientRect().top < window.innerHeight / 3;
  const read =
    window.scrollY > 0 && [...document.querySelectorAll(HEADINGS)].filter(isAbove).at(-1);
  link.hash = read ? read.id : '';
}
