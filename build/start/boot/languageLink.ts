const HEADINGS = 'main :is(h2, h3, h4)[id]';

/** Points a pressed language link at the section being read, whose id is the same in both languages. */
export function leadToSection(target: Element) {
  const link = target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link) return;
  const isAbove = (heading: Element) =>
    heading.getBoundingClientRect().top < window.innerHeight / 3;
  const read =
    window.scrollY > 0 && [...document.querySelectorAll(HEADINGS)].filter(isAbove).at(-1);
  link.hash = read ? read.id : '';
}
