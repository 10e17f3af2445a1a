import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { builtScript } from '../../builtScript';
import { readBuilt } from '../../search/readBuilt';

/** Bars: sizes in KB gzip (1024 bytes), milliseconds from key to paint. */
export const BARS = { dialog: 32, indexPerPage: 1.0, firstLoad: 1.5, paint: 100 } as const;

const KB = 1024;
const gzip = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length / KB;

/** Files of a built site whose text has a mark that only they have; none is an error. */
function filesWith(folder: string, pattern: string, mark: RegExp): string[] {
  const files = globSync(pattern, { cwd: folder, absolute: true }).filter((file) =>
    mark.test(readFileSync(file, 'utf8')),
  );
  if (files.length > 0) return files;
  throw new Error(`${folder} has no ${pattern} with ${mark}.\nRun: pnpm build`);
}

/** The dialog's code and style in KB gzip: what a reader downloads to open it, besides the records. */
export function dialogSize(folder: string): number {
  const files = [
    ...filesWith(folder, 'static/js/**/*.js', /docsearch-input|__DOCSEARCH_RECENT_SEARCHES__/),
    path.join(path.resolve(folder), builtScript('search dialog', folder)),
    ...filesWith(folder, 'static/css/**/*.css', /\.DocSearch-Modal/),
  ];
  return [...new Set(files)].reduce((sum, file) => sum + gzip(readFileSync(file)), 0);
}

/** Records of each language: KB gzip in all and for a page. */
export function indexSizes(folder: string): { lang: string; pages: number; kb: number }[] {
  return readBuilt(folder).map(({ lang, pages }) => {
    const [file = ''] = globSync(`static/search/${lang}.*.json`, { cwd: folder, absolute: true });
    return { lang, pages: pages.length, kb: gzip(readFileSync(file)) };
  });
}

/** The search code of the first load in KB gzip: button, hotkeys and loader; their style is 0.4 more. */
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
    // Loaded later, or part of the app without search: the last one notes where links lead, too.
    external: ['react', 'react/*', '@rspress/*', '*/SearchModal', '*/useMessages', '*/wanted'],
  });
  // In the site's own bundle there are no import statements.
  const scripts = outputFiles.filter((file) => file.path.endsWith('.js'));
  const own = scripts.map(({ text }) => text.replace(/import\{[^}]*\}from"[^"]+";/g, ''));
  return own.reduce((sum, text) => sum + gzip(text), 0);
}
