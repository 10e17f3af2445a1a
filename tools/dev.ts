/**
 * `pnpm dev […]`: serves the site for editing; `--port 4000` and `--host` as for `rspress dev`. A change to what the server
 * reads only at its start (the list of pages, words of the site, settings, code of the build) restarts it. Rspress alone
 * restarts for pages only, and misses those that are added or deleted while it starts.
 */
import '../checks/run/command';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { watch } from 'chokidar';

/** Files that the server reads only at its start, besides the list of pages. */
const READ_ONCE = [
  ...['rspress.config.ts', 'site.ts', 'i18n', 'explorer'],
  ...['build/pages', 'build/site', 'checks', 'search/records'],
];
/** Time for git or an editor to finish writing. */
const SETTLE_MS = 300;

const rspress = createRequire(import.meta.url).resolve('@rspress/core/package.json');
const program = join(rspress, '../bin/rspress.js');
const serve = () =>
  spawn(process.execPath, [program, 'dev', ...process.argv.slice(2)], { stdio: 'inherit' });

let server = serve();
let isEnding = false;
let timer: NodeJS.Timeout;
let last = Promise.resolve();

/** Stops the server, unless it has exited because of an error. */
async function stop() {
  if (server.exitCode !== null || server.signalCode) return;
  server.kill();
  await once(server, 'exit');
}

async function restart(file: string) {
  console.log(`\nRestarting the server: ${relative('', file)} has changed.\n`);
  await stop();
  if (!isEnding) server = serve();
}

function onChange(file: string) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    last = last.then(() => restart(file));
  }, SETTLE_MS);
}

async function end() {
  isEnding = true;
  await stop();
  process.exit();
}

process.on('SIGINT', end).on('SIGTERM', end);
watch('docs', { ignoreInitial: true }).on('add', onChange).on('unlink', onChange);
watch(READ_ONCE, { ignoreInitial: true }).on('all', (_, file) => onChange(file));
