import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import type { Language } from '../../../site';
import { scriptHashes } from '../policy/contentPolicy';
import { OFFLINE_SCRIPT } from './offlinePage';
import { readPageFiles } from './pageFiles';

/** Id of a build, derived from the content of the folder before it is finished. */
export function buildId(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync(['**/*.html', 'static/**'], { cwd: folder }).sort()) {
    hash.update(file);
    if (file.endsWith('.html')) hash.update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** Addresses of scripts and lazy styles that no page lists as its own. */
function sharedFiles(folder: string, base: string): string[] {
  const pages = globSync('**/*.html', { cwd: folder, absolute: true });
  const listed = new Set(pages.flatMap((page) => readPageFiles(readFileSync(page, 'utf8')).files));
  return globSync(['static/js/**/*.js', 'static/search/*.js', 'static/css/async/**/*.css'], {
    cwd: folder,
  })
    .map((file) => base + file)
    .filter((file) => !listed.has(file));
}

/** Addresses of the search records per language, which is part of their names. */
const searchFiles = (folder: string, base: string): Record<Language, string[]> => {
  const files = globSync(['static/search/*.json', 'static/search_index.*.json'], { cwd: folder });
  const of = (language: Language) =>
    files.filter((file) => new RegExp(`[./]${language}\\.`).test(file)).map((file) => base + file);
  return { en: of('en'), zh: of('zh') };
};

/** The content security policy of the offline page. */
const OFFLINE_POLICY = `default-src 'none'; style-src 'unsafe-inline'; script-src ${scriptHashes(`<script>${OFFLINE_SCRIPT}</script>`)}`;

/** Writes sw.js into a build: the service worker or, with offline reading off, one that removes an earlier one. */
export async function writeWorker(
  folder: string,
  { id, base, isOffline }: { id: string; base: string; isOffline: boolean },
) {
  await build({
    entryPoints: [path.join(import.meta.dirname, isOffline ? 'worker.ts' : 'noWorker.ts')],
    outfile: path.join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      BUILD: JSON.stringify(id),
      SHARED_FILES: JSON.stringify(isOffline ? sharedFiles(folder, base) : []),
      SEARCH_FILES: JSON.stringify(isOffline ? searchFiles(folder, base) : {}),
      OFFLINE_POLICY: JSON.stringify(OFFLINE_POLICY),
    },
  });
}
