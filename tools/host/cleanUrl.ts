/**
 * The address a static host redirects to because a path is not the page's own one: `.html` and `/index`
 * go, a folder gets its slash, a page loses it (specification 2.1). `undefined` when the path is fine.
 * `exists` tells whether the built folder has a file.
 */
export function cleanUrl(path: string, exists: (file: string) => boolean): string | undefined {
  const bare = path.replace(/\.html$/, '');
  if (bare !== path && exists(path)) return bare.replace(/\/index$/, '/');
  if (/\/index$/.test(path) && exists(`${path}.html`)) return path.replace(/index$/, '');
  if (path.endsWith('/')) {
    const page = path.slice(0, -1);
    return !exists(`${path}index.html`) && page && exists(`${page}.html`) ? page : undefined;
  }
  return !exists(`${path}.html`) && exists(`${path}/index.html`) ? `${path}/` : undefined;
}
