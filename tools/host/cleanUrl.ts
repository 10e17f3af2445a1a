/**
 * The canonical address to which a static host redirects: without `.html` and `/index`, with a trailing slash for folders
 * only (specification 2.1). Undefined if the path is canonical. `exists` tells whether the built folder has a file.
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
