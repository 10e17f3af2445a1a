import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type Plugin, transform } from 'esbuild';
import type { ScriptSite } from '../client/provider';

/** Names of the scripts of search, as listed in pages (search/client/searchFiles.ts). */
export const SCRIPTS = ['dialog', 'worker'] as const;
const ENTRIES = { dialog: '../dialog/dialog.ts', worker: '../client/worker.ts' } as const;

/** Imports style sheets as minified text. */
const sheetAsText: Plugin = {
  name: 'sheet-as-text',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const { code } = await transform(await readFile(file, 'utf8'), {
        loader: 'css',
        minify: true,
      });
      return { contents: code.trim(), loader: 'text' };
    });
  },
};

/** Bundles a script of search as one minified classic script, with Algolia's client only if it is configured. */
export async function bundleScript(
  name: (typeof SCRIPTS)[number],
  site: ScriptSite,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, ENTRIES[name])],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
    plugins: [sheetAsText],
    define: {
      SEARCH_SITE: JSON.stringify(site),
      HAS_ALGOLIA: String(Object.values(site.algolia).some(Boolean)),
    },
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`search/${ENTRIES[name]} produced no script.`);
  return file.text.trim();
}
