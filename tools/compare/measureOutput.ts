import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { globSync } from 'tinyglobby';
import type { Kind, Output } from '../../build/pages/comparison/comparison';
import { consume } from '../../checks/examples/consume/consume';
import { extend, type Project } from './project';

/** The export of each library that the app uses. */
const USED: Record<Kind, string> = {
  functions: 'slug',
  formats: 'stringify',
  components: 'Badge',
  modules: 'm003',
};

/** Paths in the built folder. */
export const emitted = (dir: string): string[] =>
  globSync('**', { cwd: join(dir, 'dist'), dot: true }).sort();

const first = (files: readonly string[], names: readonly string[]) =>
  names.find((name) => files.includes(name));

/** The `exports` field for the file names that a tool has chosen. */
export function exportsOf(files: readonly string[]): object {
  const target = (js: string) => {
    const types = js.replace(/\.([cm]?)js$/, '.d.$1ts');
    const others = js.endsWith('.cjs') ? ['.d.ts'] : ['.d.ts', '.d.mts'];
    const found = first(files, [types, ...others.map((end) => js.replace(/\.[cm]?js$/, end))]);
    return { ...(found && { types: `./dist/${found}` }), default: `./dist/${js}` };
  };
  const esm = first(files, ['index.js', 'index.mjs', 'esm/index.js']);
  const cjs = first(files, ['index.cjs', 'cjs/index.js']);
  if (!esm) throw new Error(`no entry among ${files.slice(0, 9).join(', ')}`);
  const styles = files.filter((file) => file.endsWith('.css'));
  return {
    '.': cjs ? { import: target(esm), require: target(cjs) } : target(esm),
    ...(styles.length === 1 && { './style.css': `./dist/${styles[0]}` }),
  };
}

/** A result without its message, which may contain paths of this machine. */
const named = (result: string) => (/^(ok|ERR_[A-Z_]+|TS\d+)$/.test(result) ? result : 'error');

/** Bytes of the export in an app. */
async function appBytes(dir: string, kind: Kind): Promise<number> {
  const { outputFiles } = await bundle({
    stdin: { contents: `export { ${USED[kind]} } from 'lib';`, resolveDir: dir },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: kind === 'formats' ? 'node' : 'browser',
    external: ['react', 'react/*', '*.css'],
    outdir: 'out',
    write: false,
    logLevel: 'silent',
  });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length;
}

/** Sizes of a built project, and results of consumers of the packed package. Rejects if it has no entry. */
export async function measureOutput({ kind, dir }: Project): Promise<Output> {
  const files = emitted(dir);
  const entries = exportsOf(files);
  extend(join(dir, 'package.json'), { exports: entries });
  rmSync(join(dirname(dir), 'consumer'), { recursive: true, force: true });
  const workspaceDir = join(process.cwd(), 'examples/current');
  const styles = './style.css' in entries;
  const profile = ['--profile', kind === 'formats' ? 'node16' : 'esm-only'];
  const consumers = await consume(
    { id: 'lib', workspace: 'examples/current', dir, workspaceDir },
    {
      imports: styles ? ['lib', 'lib/style.css'] : ['lib'],
      platform: kind === 'formats' ? 'node' : 'browser',
      attw: styles ? [...profile, '--exclude-entrypoints', 'style.css'] : profile,
    },
    dir,
  );
  const sizeOf = (endings: RegExp) => {
    const paths = files.filter((file) => endings.test(file));
    const texts = paths.map((path) => readFileSync(join(dir, 'dist', path)));
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    return {
      raw: sum(texts.map((text) => text.length)),
      gzip: sum(texts.map((text) => gzipSync(text, { level: 9 }).length)),
    };
  };
  return {
    files: files.length,
    js: sizeOf(/\.[cm]?js$/),
    css: sizeOf(/\.css$/),
    types: sizeOf(/\.d\.[cm]?ts$/),
    app: await appBytes(dir, kind),
    consumers: Object.fromEntries(
      Object.entries(consumers).map(([name, result]) => [name, named(result)]),
    ),
  };
}
