import '../run/command';
import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { findExample, listExamples } from '../../build/pages/example/exampleFolders';
import { pagesOfExamples } from '../../build/pages/example/pagesOfExamples';
import { describeFailure } from '../../claims/runClaims';
import { checkExample } from './checkExample';
import { markChecked, wasChecked } from './checkedBefore';
import { proveClaims, proveTopic } from './proveClaims';
import { endKept } from './runKept';
import { slowestFirst } from './slowestFirst';

/** How many of the slowest examples the log names. */
const SHOWN = 8;
/** Builds at a time: two for each of two cores, since a build waits about half its time. `EXAMPLE_JOBS` sets another number, to measure. */
const JOBS = Number(process.env.EXAMPLE_JOBS ?? 2 * Math.min(2, availableParallelism()));
/** Two shared cores in CI: what holds only alone passes, and is named as flaky, as in playwright.config.ts. */
const IS_RETRYING = Boolean(process.env.CI);

/**
 * `pnpm examples:check [--kept] [id…]`: rebuilds the examples, fails on any difference with the recordings. Without ids,
 * or with `claims`, it proves the claims of the pages, too.
 *
 *   --kept  first tries each example in a process of the tool that has built others before; it is not started again
 */
async function check(root: string, args: string[]): Promise<void> {
  const isKept = args.includes('--kept');
  const ids = args.filter((arg) => arg !== '--kept');
  const named = ids.filter((id) => id !== 'claims');
  const examples = ids.length > 0 ? named.map((id) => findExample(root, id)) : listExamples(root);
  const pages = pagesOfExamples(root);
  const started = performance.now();
  const times: { id: string; seconds: number }[] = [];
  const red: { name: string; failure: string; again: () => Promise<string | undefined> }[] = [];
  let skipped = 0;
  let proved = 0;
  let failed = 0;
  await pMap(
    slowestFirst(examples),
    async (example) => {
      if (wasChecked(root, example)) {
        skipped += 1;
        return;
      }
      const begun = performance.now();
      const run = (kept = false) => checkExample(example, pages.get(example.id) ?? [], kept);
      const failure = await run(isKept);
      times.push({ id: example.id, seconds: (performance.now() - begun) / 1000 });
      if (failure) red.push({ name: example.id, failure, again: run });
      else markChecked(root, example);
    },
    { concurrency: JOBS },
  ).finally(endKept);
  if (ids.length === 0 || ids.includes('claims')) {
    const claims = await proveClaims(root, JOBS);
    for (const claim of claims.filter(({ failure }) => failure)) {
      red.push({
        name: claim.id,
        failure: describeFailure(root, claim),
        again: async () => {
          const [second] = await proveTopic(root, claim.file, claim.id);
          if (!second) return `${claim.file}: "${claim.id}" was not proved again.`;
          return second.failure && describeFailure(root, second);
        },
      });
    }
    proved = claims.length;
    console.log(`claims: ${claims.length}`);
  }
  for (const { name, failure, again } of red) {
    const second = IS_RETRYING ? await again() : failure;
    if (second) failed += 1;
    console.error(
      second ? `${second}\n` : `flaky: ${name} holds when run alone. Before:\n${failure}\n`,
    );
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const slowest = times.sort((a, b) => b.seconds - a.seconds).slice(0, SHOWN);
  console.log(
    `slowest: ${slowest.map(({ id, seconds }) => `${id} ${seconds.toFixed(1)} s`).join(', ')}`,
  );
  console.log(`${skipped} unchanged since the last check, ${seconds} s`);
  const total = examples.length + proved;
  console.log(`examples and claims: ${total - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

await check(process.cwd(), process.argv.slice(2));
