/** `pnpm check`: the gate before each commit. Prints how long each part took. */
import { run } from './suites/run';

const PARTS = [
  ['types', 'tsc --noEmit'],
  ['lint and format', 'biome check .'],
  ['content', 'tsx scripts/content/check.ts'],
  ['language', 'tsx scripts/language/check.ts'],
  ['examples', 'tsx scripts/examples/check.ts'],
  ['fences', 'tsx scripts/fences/check.ts'],
  ['unit tests', 'vitest run --reporter=dot'],
] as const;

const results: { part: string; result: string; seconds: string }[] = [];
for (const [part, command] of PARTS) {
  const { code, seconds } = await run(command);
  results.push({ part, result: code === 0 ? 'ok' : 'FAILED', seconds: seconds.toFixed(1) });
}
console.table(results);
process.exitCode = results.every(({ result }) => result === 'ok') ? 0 : 1;
