/**
 * Preloaded into the command of the tool: when a build has ended and nothing is left to do, or it has failed, which is
 * when the command would end, it tells its exit code on both streams and waits for the next build.
 */
import './declarations.mjs';
import { realpathSync } from 'node:fs';
import { Socket } from 'node:net';
import { pathToFileURL } from 'node:url';

// Processes that the tool starts are not to be kept.
delete process.env.NODE_OPTIONS;
const env = { ...process.env };
const command = realpathSync(process.argv[1]);
// Not the channel of `fork`, on which a plugin of the tool listens for messages of its own.
const orders = new Socket({ fd: 3, readable: true, writable: false }).unref();

async function build({ args, cwd }) {
  orders.unref();
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env, env.PWD && { PWD: cwd });
  process.exitCode = undefined;
  process.chdir(cwd);
  process.argv.splice(2, process.argv.length, ...args);
  const { runCLI } = await import(new URL('../dist/index.js', pathToFileURL(command)));
  runCLI();
}

function tell() {
  if (orders.listenerCount('data') > 0) return;
  for (const stream of [process.stdout, process.stderr])
    stream.write(`\0${process.exitCode ?? 0}\0`);
  orders.once('data', (order) => build(JSON.parse(order)));
  orders.ref();
}
process.on('beforeExit', tell);

// The tool has ended where nothing of it catches this.
const ended = new Error('The tool has ended.');
process.exit = (code) => {
  process.exitCode = code ?? process.exitCode;
  throw ended;
};
process.on('uncaughtException', (error) => {
  if (error !== ended) throw error;
  tell();
});
