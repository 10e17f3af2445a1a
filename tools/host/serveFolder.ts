import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { cleanUrl } from './cleanUrl';
import { headersFor, parseHeaders, parseRedirects, redirectFor } from './hostRules';

/** A built folder being served: its address without a trailing slash, and how to stop. */
export interface Host {
  url: string;
  server: Server;
}

/** What hosts say of files that no rule speaks of. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
const RULE_FILES = /^\/_(headers|redirects)$/;

/**
 * Answers requests below `mount` from a built folder the way a static host does: `_headers` and
 * `_redirects`, clean URLs, precompressed files, and the nearest 404.html with status 404.
 */
function createHandler(folder: string, mount: string) {
  const rulesOf = (name: string) =>
    existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : '';
  const headers = parseHeaders(rulesOf('_headers'));
  const redirects = parseRedirects(rulesOf('_redirects'));
  const exists = (file: string) => {
    try {
      return existsSync(path.join(folder, decodeURIComponent(file)));
    } catch {
      return false; // An address that is no text names no file.
    }
  };
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

  return (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = '/', query] = (request.url ?? '/').split('?');
    const local = pathname.slice(mount.length) || '/';
    const redirect = (to: string, status: number) => {
      response.writeHead(status, { location: query ? `${to}?${query}` : to }).end();
    };
    const notFound = () => {
      let near = path.posix.join(local, '..');
      while (near !== '/' && !exists(`${near}/404.html`)) near = path.posix.join(near, '..');
      setHeaders(response, local);
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(readFileSync(path.join(folder, near, '404.html')));
    };
    if (!`${pathname}/`.startsWith(`${mount}/`) || RULE_FILES.test(local)) return notFound();
    const clean = cleanUrl(local, exists);
    if (clean) return redirect(mount + clean, 308);
    request.url = query ? `${local}?${query}` : local;
    files(request, response, () => {
      const rule = redirectFor(redirects, pathname);
      if (rule && rule.status < 400) redirect(rule.to, rule.status);
      else notFound();
    });
  };
}

/**
 * Serves a built site; `base` is the path it is mounted at. `port` 0 takes a free one. Rejects when the
 * folder was not built.
 */
export async function serveFolder(
  folder: string,
  { port = 0, base = '/' }: { port?: number; base?: string } = {},
): Promise<Host> {
  if (!existsSync(path.join(folder, '404.html'))) {
    throw new Error(`${folder} has no 404.html, so it is no built site.\nRun: pnpm build`);
  }
  const mount = base.replace(/\/$/, '');
  const server = createServer(createHandler(folder, mount));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actual = address && typeof address === 'object' ? address.port : port;
  return { url: `http://127.0.0.1:${actual}${mount}`, server };
}
