import { availableParallelism } from 'node:os';
import { findExample, listExamples } from '../../expand/example/exampleFolders';
import { checkExample } from './checkExample';
import { markChecked, wasChecked } from './checkedBefore';
import { pagesOfExamples } from './pagesOfExamples';
import { runPool } from './runPool';

/** Builds at a time; more than two gain nothing, since each uses several threads. */
const JOBS = Math.min(2, availableParallelism());

/** `pnpm examples:check [id…]`: rebuilds the examples, fails on any difference with the recordings. */
async function check(root: string, ids: string[]): Promise<void> {
  const examples = ids.length > 0 ? ids.map((id) => findExample(root, id)) : listExamples(root);
  const pages = pagesOfExamples(root);
  const started = performance.now();
  let skipped = 0;
  let failed = 0;
  await runPool(examples, JOBS, async (example) => {
    if (wasChecked(root, example)) {
      skipped += 1;
      return;
    }
    const failure = await checkExample(example, pages.get(example.id) ?? []);
    if (failure) {
      failed += 1;
      console.error(`${failure}\n`);
    } else markChecked(root, example);
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${skipped} unchanged since the last check, ${seconds} s`);
  console.log(`examples: ${examples.length - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

check(process.cwd(), process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
