/** Route, without language, of a page at a path in `docs/<language>`: `guide/index.mdx` → `/guide/` (specification 2.1). */
export const routeOf = (path: string): string =>
  `/${path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;
