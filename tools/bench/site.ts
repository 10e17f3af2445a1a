import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { serveFolder } from '../host/serveFolder';

/** A built folder to measure: its path from here, by which reports name it, where it is served, and one page of each kind. */
export interface BenchSite {
  name: string;
  url: string;
  pages: Record<string, string>;
  close: () => void;
}

const KINDS = {
  home: ['/'],
  guide: ['/guide/start/quick-start', '/guide/getting-started', '/getting-started', '/guide/'],
  reference: ['/config/', '/reference/configuration', '/reference/', '/options/'],
  long: ['/config/lib/dts'],
  blog: ['/blog/'],
  'home zh': ['/zh/'],
  'guide zh': ['/zh/guide/start/quick-start'],
  'reference zh': ['/zh/config/'],
  'long zh': ['/zh/config/lib/dts'],
  'blog zh': ['/zh/blog/'],
} as const;

const fileOf = (folder: string, page: string) =>
  [`${page}.html`, `${page}index.html`, `${page}/index.html`].find((file) =>
    existsSync(path.join(folder, file)),
  );

/** The kinds of page that a folder has, by the usual addresses of documentation sites. */
export function pagesOf(folder: string): Record<string, string> {
  const found = Object.entries(KINDS).flatMap(([kind, candidates]) => {
    const page = candidates.find((candidate) => fileOf(folder, candidate));
    return page ? [[kind, page]] : [];
  });
  return Object.fromEntries(found);
}

/** Compresses what a folder has no precompressed file for, so that all sites are sent alike. */
function compressing(target: string) {
  const answers = new Map<
    string,
    { body: Buffer; headers: Record<string, string>; status: number }
  >();
  return createServer(async (request, response) => {
    const url = request.url ?? '/';
    let answer = answers.get(url);
    if (!answer) {
      const got = await fetch(target + url, { redirect: 'manual' });
      const type = got.headers.get('content-type') ?? '';
      const raw = Buffer.from(await got.arrayBuffer());
      const isText = /text|javascript|json|svg|xml/.test(type);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
      const headers = Object.fromEntries(got.headers);
      delete headers['content-length'];
      delete headers['content-encoding'];
      delete headers['transfer-encoding'];
      if (isText) headers['content-encoding'] = 'br';
      const body = isText ? brotliCompressSync(raw, { params }) : raw;
      answer = { body, headers, status: got.status };
      answers.set(url, answer);
    }
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
}

/**
 * Serves a built folder for measuring, every text with brotli; of its pages only those of `kinds` when
 * given. Rejects when it was not built.
 */
export async function openSite(folder: string, kinds?: readonly string[]): Promise<BenchSite> {
  const host = await serveFolder(folder);
  const server = compressing(host.url);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.close();
    host.server.close();
  };
  const all = Object.entries(pagesOf(folder));
  const pages = Object.fromEntries(all.filter(([kind]) => kinds?.includes(kind) ?? true));
  const name = path.relative('.', folder) || '.';
  return { name, url: `http://127.0.0.1:${port}`, pages, close };
}
