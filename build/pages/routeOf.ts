/** Route of a page from its path below `docs/<language>`, without the language: `guide/index.mdx` → `/guide/` (specification 2.1). */
export const routeOf = (path: string): string =>
  `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
