const PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;
export type Part = (typeof PARTS)[number];

/** Parts that the configuration switches off on the whole site; known when the HTML is built, unlike the address. */
export function partsOffEverywhere(config: { hideNavbar?: string; outline?: unknown }): Part[] {
  return PARTS.filter(
    (part) =>
      (part === 'navbar' && config.hideNavbar === 'always') ||
      (part === 'outline' && config.outline === false),
  );
}

/**
 * Parts of the page that the query (`?navbar=0&sidebar=0&outline=0&footer=0`) or an iframe switches off (specification
 * 2.3); in an iframe the outline is off unless the frontmatter sets it.
 */
export function partsSwitchedOff(
  search: string,
  page: { isFramed: boolean; outline: unknown },
): Part[] {
  const query = new URLSearchParams(search);
  return PARTS.filter(
    (part) =>
      query.get(part) === '0' ||
      (part === 'outline' && page.isFramed && page.outline === undefined),
  );
}

/** Writes the parts that are switched off into `data-off` of the root element. */
export function markPartsOff(search: string, outline: unknown) {
  const off = partsSwitchedOff(search, { isFramed: window.top !== window.self, outline });
  const { dataset } = document.documentElement;
  if (off.length > 0) dataset.off = off.join(' ');
  else delete dataset.off;
}
