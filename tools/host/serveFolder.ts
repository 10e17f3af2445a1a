import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { collapseSlashes } from '../../site';
import { cleanUrl } from './cleanUrl';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './hostRules';
import { listen } from './listen';

/** A server of a built folder: its address without a trailing slash, and a function that stops it. */
export interface Host {
  url: string;
  server: Server;
}

/** `Cache-Control` of files that no rule matches. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Files for hosts, which are not served. */
const HOST_FILES = /^\/_(headers|redirects|nginx\.conf)\/?$/;

/** The unescaped path of an address; undefined if it is malformed or leaves the folder. */
function readPath(address: string): string | undefined {
  try {
    const text = decodeURIComponent(address);
    return text === path.posix.normalize(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Answers requests below `mount` from a built folder as a static host does: `_headers` and `_redirects`, clean URLs,
 * precompressed files, and the nearest 404.html with status 404.
 */
function createHandler(folder: string, mount: string) {
  const rulesOf = (name: string) =>
    existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : '';
  const headers = parseHeaders(rulesOf('_headers'));
  const redirects = parseRedirects(rulesOf('_redirects'));
  const exists = (file: string) => existsSync(path.join(folder, file));
  const setHeaders = (response: ServerResponse, file: string) => {
    response.setHeader('cache-control', REVALIDATE);
    for (const [name, value] of headersFor(headers, mount + file)) response.setHeader(name, value);
  };
  const files = sirv(folder, {
    extensions: ['html'],
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
  });
  const notFound = (response: ServerResponse, local: string) => {
    let near = path.posix.join(local, '..');
    while (near !== '/' && !exists(`${near}/404.html`)) near = path.posix.join(near, '..');
    setHeaders(response, local);
    response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(readFileSync(path.join(folder, near, '404.html')));
  };

  return (request: IncomingMessage, response: ServerResponse) => {
    const [address = '/', query] = (request.url ?? '/').split('?');
    const redirect = (to: string, status: number) => {
      response.writeHead(status, { location: query ? `${to}?${query}` : to }).end();
    };
    const tidy = collapseSlashes(address);
    if (tidy !== address && tidy.startsWith('/')) return redirect(tidy, 308);
    const pathname = readPath(tidy);
    if (!pathname || !`${pathname}/`.startsWith(`${mount}/`)) return notFound(response, '/');
    const local = pathname.slice(mount.length) || '/';
    if (HOST_FILES.test(local)) return notFound(response, '/');
    const clean = cleanUrl(local, exists);
    if (clean) return redirect(encodeURI(mount + clean), 308);
    request.url = encodeURI(local).replace(/[?#]/g, encodeURIComponent);
    files(request, response, () => {
      const rule = redirectFor(redirects, pathname);
      if (rule && rule.status < 400) redirect(rule.to, rule.status);
      else notFound(response, local);
    });
  };
}

/** Wraps a handler so that an exception does not crash the server. */
const withoutCrash =
  (handle: ReturnType<typeof createHandler>): ReturnType<typeof createHandler> =>
  (request, response) => {
    try {
      handle(request, response);
    } catch (error) {
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  };

/** Serves a built site mounted at `base`. `port` 0 picks a free one. Rejects if the folder is not a built site. */
export async function serveFolder(
  folder: string,
  { port = 0, base = '/' }: { port?: number; base?: string } = {},
): Promise<Host> {
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`${folder} has no 404.html, so it is not a built site.\nRun: pnpm build`);
  }
  const mount = base.replace(/\/$/, '');
  const server = createServer(withoutCrash(createHandler(folder, mount)));
  return { url: (await listen(server, port)) + mount, server };
}
