import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { constants } from 'node:zlib';
import { compressFolder } from '../../build/site/compress';
import { serveFolder } from '../host/serveFolder';

/** A built site to measure: its relative path, which names it in reports, its address, and one page of each kind. */
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

/** One page of each kind, found by the usual addresses of documentation sites. */
function pagesOf(folder: string): Record<string, string> {
  const found = Object.entries(KINDS).flatMap(([kind, candidates]) => {
    const page = candidates.find((candidate) => fileOf(folder, candidate));
    return page ? [[kind, page]] : [];
  });
  return Object.fromEntries(found);
}

/** A copy of the folder with every text file compressed with the highest quality used for ours. */
async function compressedCopy(folder: string): Promise<string> {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  cpSync(folder, copy, { recursive: true });
  await compressFolder(copy, () => constants.BROTLI_MAX_QUALITY);
  return copy;
}

/** Serves a built folder for measuring, every text with brotli: a folder without it is copied and compressed. Rejects when it was not built. */
export async function openSite(folder: string): Promise<BenchSite> {
  const isCompressed = existsSync(path.join(folder, 'index.html.br'));
  // serveFolder refuses what is not a folder, and says what to do.
  const copy = isCompressed || !existsSync(folder) ? undefined : await compressedCopy(folder);
  const { url, server } = await serveFolder(copy ?? folder);
  const close = () => {
    server.close();
    if (copy) rmSync(copy, { recursive: true, force: true });
  };
  return { name: path.relative('.', folder) || '.', url, pages: pagesOf(folder), close };
}
