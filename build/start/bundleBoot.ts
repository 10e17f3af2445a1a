import path from 'node:path';
import { build } from 'esbuild';

/** The boot script as one minified classic script for the head of a page. */
export async function bundleBoot(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, './boot/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('build/start/boot/boot.ts gave no script.');
  return file.text.trim();
}
