import pMap from 'p-map';
import { type ExampleFolder, readFacts } from '../../build/pages/example/exampleFolders';
import { pagesOfExamples } from '../../build/pages/example/pagesOfExamples';
import { endKept } from '../../claims/runKept';
import { checkExample } from './checkExample';
import { markChecked, wasChecked } from './checkedBefore';

/** An example that differs from its recording, the failure, and a function that checks it again, alone. */
interface Red {
  example: ExampleFolder;
  failure: string;
  again: () => Promise<string | undefined>;
}

/** Storybook, attw and the like take as long as many builds, so they start first. */
const runsOtherTool = (example: ExampleFolder) =>
  readFacts(example).steps.some(({ cmd }) => !/^(rslib|node )/.test(cmd));

/**
 * Rebuilds examples, `jobs` at a time, and returns those that differ; skips those that passed before with the same input.
 * `isKept`: see {@link checkExample}.
 */
export async function checkExamples(
  root: string,
  examples: readonly ExampleFolder[],
  jobs: number,
  isKept = false,
): Promise<{ red: Red[]; skipped: number }> {
  const pages = pagesOfExamples(root);
  const due = examples
    .filter((example) => !wasChecked(root, example))
    .sort((a, b) => Number(runsOtherTool(b)) - Number(runsOtherTool(a)));
  const red: Red[] = [];
  await pMap(
    due,
    async (example) => {
      const run = (kept = false) => checkExample(example, pages.get(example.id) ?? [], kept);
      const failure = await run(isKept);
      if (failure) red.push({ example, failure, again: run });
      else markChecked(root, example);
    },
    { concurrency: jobs },
  ).finally(endKept);
  return { red, skipped: examples.length - due.length };
}
