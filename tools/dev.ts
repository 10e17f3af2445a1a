/**
 * `pnpm dev [--port <number>] [--host]`: serves the site for editing, with `--host` also to other devices. A change to what
 * the server reads only at its start (the list of pages, words of the site, settings, code of the build) restarts it.
 */
import '../checks/run/command';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { basename, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { watch } from 'chokidar';

/** Files that the server reads only at its start, besides the list of pages. */
const READ_ONCE = [
  ...['rspress.config.ts', 'site.ts', 'i18n', 'explorer'],
  ...['build/pages', 'build/site', 'checks', 'search/records'],
];
/** Time for git or an editor to finish writing. */
const SETTLE_MS = 300;

/** Not a backup, lock or swap file, which editors write beside the file that they save. */
const isOwn = (file: string) => /^[^.].*\.[a-z]+$/.test(basename(file));

const { port = '3000' } = parseArgs({
  options: { port: { type: 'string' }, host: { type: 'boolean' } },
}).values;
if (!(/^\d+$/.test(port) && Number(port) < 2 ** 16)) {
  throw new Error(`“${port}” is not a port.\nWrite for example: pnpm dev --port 4000`);
}

const rspress = createRequire(import.meta.url).resolve('@rspress/core/package.json');
const program = join(rspress, '../bin/rspress.js');
const serve = () =>
  spawn(process.execPath, [program, 'dev', ...process.argv.slice(2)], { stdio: 'inherit' }).on(
    'exit',
    (code) =>
      code && console.log('\nThe server starts again when a file is mended. Ctrl+C ends it.'),
  );

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
  if (!isOwn(file)) return;
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
