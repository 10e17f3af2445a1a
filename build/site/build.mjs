/** `pnpm build`: builds the static site into doc_build. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

const [argument] = process.argv.slice(2);
if (argument !== undefined) {
  const isHelp = argument === '--help' || argument === '-h';
  if (!isHelp) console.error(`Unknown argument “${argument}”`);
  console.log(
    'pnpm build: builds the static site into doc_build; settings come from the environment.',
  );
  process.exit(isHelp ? 0 : 1);
}

// Rspress takes a second to load.
const { build: buildSite, logger } = await import('@rspress/core');
const { build } = await import('esbuild');
const CONFIG = 'node_modules/.cache/rspress.config.mjs';

/** Keeps `import.meta` of each file, so that it finds the files that it reads. */
const keepPlaces = {
  name: 'keep-places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const [folder, address] = [path.dirname(file), pathToFileURL(file).href].map((text) =>
        JSON.stringify(text),
      );
      const place = `const ownFolder = ${folder}, ownAddress = ${address};`;
      return { contents: place + (await readFile(file, 'utf8')), loader: 'ts' };
    });
  },
};

// Makes V8 optimize functions later: its compiler took a third of a build. Newer versions of Node.js lack the flag and
// refuse to start with it.
if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=1000000');

// Like `rspress build`, but with the configuration bundled: Rspress loads it file by file with Babel, which takes 6 s of
// CPU time without its cache; esbuild takes half a second.
await build({
  entryPoints: ['rspress.config.ts'],
  outfile: CONFIG,
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  define: { 'import.meta.dirname': 'ownFolder', 'import.meta.url': 'ownAddress' },
  plugins: [keepPlaces],
});
process.env.NODE_ENV = 'production';
try {
  const { default: config } = await import(pathToFileURL(CONFIG).href);
  await buildSite({ docDirectory: config.root, config });
} catch (error) {
  logger.error(error);
  process.exit(1);
}
