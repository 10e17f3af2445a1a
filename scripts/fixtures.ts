/**
 * `pnpm fixtures`: builds the sites of tests/fixtures, which show what no real page does. With
 * `--serve` it serves them, and builds only what was never built.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { FIXTURES } from '../tests/fixtures/fixtures';
import { serveFolder } from './host/serveFolder';
import { run } from './suites/run';

const isServing = process.argv.includes('--serve');

for (const { name, base, port, env } of FIXTURES) {
  const folder = path.resolve('tests/fixtures', name);
  const built = path.join(folder, 'doc_build');
  if (!isServing || !existsSync(path.join(built, '404.html'))) {
    const { code } = await run(`rspress build -c ${folder}/rspress.config.ts`, {
      SITE_BASE: base,
      ...env,
    });
    if (code !== 0) process.exit(code);
  }
  if (isServing) console.log((await serveFolder(built, { port, base })).url);
}
