import path from 'node:path';
import { build } from 'esbuild';

/** Bundles a script of `build/start/boot` as one minified classic script for the head of a page. */
export async function bundleBoot(name: 'boot' | 'guard'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, `./boot/${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    legalComments: 'none',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`build/start/boot/${name}.ts produced no script.`);
  return file.text.trim();
}
