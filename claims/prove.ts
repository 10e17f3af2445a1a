/**
 * The process that proves claims: `tsx claims/prove.ts <workspace> <file> [id…]`, started with the environment
 * of an example. Prints one line of JSON for each claim: `{ id, seconds, failure? }`.
 */
import { type Claims, proveClaim } from './harness';

async function prove(workspaceDir: string, file: string, wanted: string[]): Promise<void> {
  const { log } = console;
  // Plugins of the tool print; only our lines are the answer.
  for (const name of ['log', 'info', 'warn', 'error'] as const) console[name] = () => {};
  // The tool forks a process for declarations with the arguments of this one: tsx would read each of its modules, TypeScript too.
  process.execArgv = [];
  // What runs in this process may change its environment: Vite's server sets NODE_ENV for all that comes after it.
  const env = { ...process.env };
  const topic: { default: Claims } = await import(file);
  for (const [id, claim] of Object.entries(topic.default)) {
    if (wanted.length > 0 && !wanted.includes(id)) continue;
    const begun = performance.now();
    let failure: string | undefined;
    try {
      await proveClaim(claim, workspaceDir, env);
    } catch (error) {
      // `assert.ok(…, text)` throws the text that a command printed, which may be none.
      failure = (error as Error).message || 'an assertion fails, and its command printed nothing';
    }
    log(JSON.stringify({ id, seconds: (performance.now() - begun) / 1000, failure }));
  }
}

const [workspaceDir = '', file = '', ...wanted] = process.argv.slice(2);
await prove(workspaceDir, file, wanted);
process.exit();
