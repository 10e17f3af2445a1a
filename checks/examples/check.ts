import '../run/command';
import { availableParallelism } from 'node:os';
import { describeFailure } from '../../claims/runClaims';
import { checkExamples } from './checkExamples';
import { proveAgain, proveClaims } from './proveClaims';
import { readIds } from './readIds';

/** Number of parallel builds: two per core, for at most two cores, since a build waits about half of its time. */
const JOBS = 2 * Math.min(2, availableParallelism());
/** With the two shared cores of CI, what passes only when run alone is reported as flaky, as in playwright.config.ts. */
const IS_RETRYING = Boolean(process.env.CI);

/**
 * `pnpm examples:check [--kept] [id…]`: rebuilds the examples and fails if they differ from the recordings. Without ids,
 * or with `claims`, it also proves the claims of the pages; the id of a claim proves that one.
 *
 *   --kept  first try each example and claim in a process that keeps the tool loaded, which saves starting it
 */
async function check(root: string, args: string[]): Promise<void> {
  const ids = args.filter((arg) => arg !== '--kept');
  const { examples, claims: asked } = readIds(root, ids);
  const started = performance.now();
  const isKept = args.includes('--kept');
  const { red, skipped } = await checkExamples(root, examples, JOBS, isKept);
  const failures = red.map(({ example: { id }, ...rest }) => ({ name: id, ...rest }));
  const isProving = ids.length === 0 || ids.includes('claims');
  const claims = isProving ? await proveClaims(root, JOBS, isKept) : [];
  for (const claim of asked) claims.push(...(await proveAgain(root, claim)));
  for (const claim of claims.filter(({ failure }) => failure)) {
    failures.push({
      name: claim.id,
      failure: describeFailure(root, claim),
      again: async () => {
        const [second] = await proveAgain(root, claim);
        if (!second) return `${claim.file}: "${claim.id}" was not proved again.`;
        return second.failure && describeFailure(root, second);
      },
    });
  }
  let failed = 0;
  for (const { name, failure, again } of failures) {
    const second = IS_RETRYING ? await again() : failure;
    if (second) failed += 1;
    console.error(
      second ? `${second}\n` : `flaky: ${name} holds when run alone. Before:\n${failure}\n`,
    );
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${skipped} unchanged since the last check, ${claims.length} claims, ${seconds} s`);
  const total = examples.length + claims.length;
  console.log(`examples and claims: ${total - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

await check(process.cwd(), process.argv.slice(2));
