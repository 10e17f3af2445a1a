/**
 * The process that proves claims: `tsx claims/prove.ts <workspace> [--kept] [id…]`, started with the environment of an example.
 * Prints {@link READY} when it waits for the next topic, which it reads as a line, and one line of JSON for each claim
 * of it: `{ id, seconds, failure? }`. Ends when there is no line to read.
 */
import { createInterface } from 'node:readline/promises';
import { type Claims, proveClaim } from './harness';
import { READY } from './runClaims';
import { endKept } from './runKept';

const [workspaceDir = '', ...rest] = process.argv.slice(2);
const wanted = rest.filter((arg) => arg !== '--kept');
// Whatever prints beside it: an answer begins a line.
const say = (text: string) => process.stdout.write(`\n${text}\n`);
// Plugins of the tool print; only our lines are the answer.
for (const name of ['log', 'info', 'warn', 'error'] as const) console[name] = () => {};
// The tool forks a process for declarations with the arguments of this one: tsx would read each of its modules, TypeScript too.
process.execArgv = [];
const isKept = rest.includes('--kept');
if (isKept) await import('./declarations.mjs');
// What runs in this process may change its environment: Vite's server sets NODE_ENV for all that comes after it.
const env = { ...process.env };

async function prove(file: string): Promise<void> {
  const topic: { default: Claims } = await import(file);
  for (const [id, claim] of Object.entries(topic.default)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const begun = performance.now();
    let failure: string | undefined;
    try {
      await proveClaim(claim, workspaceDir, env, isKept);
    } catch (error) {
      // `assert.ok(…, text)` throws the text that a command printed, which may be none.
      failure = (error as Error).message || 'an assertion fails, and its command printed nothing';
    }
    say(JSON.stringify({ id, seconds: (performance.now() - begun) / 1000, failure }));
  }
}

say(READY);
for await (const file of createInterface(process.stdin)) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  await prove(file);
  say(READY);
}
await endKept();
process.exit();
