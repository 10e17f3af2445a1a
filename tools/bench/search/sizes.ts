import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { builtScript } from '../../builtScript';
import { readBuilt } from '../../search/readBuilt';

/** Limits: sizes in KB gzip (1024 bytes), milliseconds from key to paint. */
export const BARS = { dialog: 11, indexPerPage: 1.0, firstLoad: 1.5, paint: 100 } as const;

const KB = 1024;
const gzip = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length / KB;

/** Size of the script that fills the dialog, including its styles, in KB gzip. */
export const dialogSize = (folder: string): number =>
  gzip(readFileSync(path.join(folder, builtScript('search dialog', folder))));

/** Size of the records of each language, in KB gzip, and their number of pages. */
export function indexSizes(folder: string): { lang: string; pages: number; kb: number }[] {
  return readBuilt(folder).map(({ lang, pages }) => {
    const [file = ''] = globSync(`static/search/${lang}.*.json`, { cwd: folder, absolute: true });
    return { lang, pages: pages.length, kb: gzip(readFileSync(file)) };
  });
}

/** Size of the search code in the first load, in KB gzip; the dialog's shell is in the boot script. */
export async function firstLoadSize(root: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, 'search/ui/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    outdir: 'out',
    jsx: 'automatic',
    target: 'es2022',
    // Loaded later, or part of the app even without search.
    external: ['react', 'react/*', '@rspress/*', '*/useMessages'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  // The site's bundle has no import statements.
  const scripts = outputFiles.filter((file) => file.path.endsWith('.js'));
  const own = scripts.map(({ text }) => text.replace(/import\{[^}]*\}from"[^"]+";/g, ''));
  return own.reduce((sum, text) => sum + gzip(text), 0);
}
