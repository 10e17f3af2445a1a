import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { listExamples } from '../../build/pages/example/exampleFolders';
import { pagesOfExamples } from '../../build/pages/example/pagesOfExamples';
import { checkExample } from '../examples/checkExample';
import { markChecked, wasChecked } from '../examples/checkedBefore';
import type { Finding } from '../finding';

/**
 * Rebuilds the examples of which a file is in `changed`, or all of them; those that passed before with the
 * same input are skipped.
 */
export async function checkExamples(root: string, changed?: readonly string[]): Promise<Finding[]> {
  const isMeant = (folder: string) =>
    changed?.some((file) => file.startsWith(`${folder}/`)) ?? true;
  const examples = listExamples(root).filter(
    (example) => isMeant(`${example.workspace}/${example.id}`) && !wasChecked(root, example),
  );
  const pages = pagesOfExamples(root);
  const findings: Finding[] = [];
  await pMap(
    examples,
    async (example) => {
      const failure = await checkExample(example, pages.get(example.id) ?? []);
      const file = `${example.workspace}/${example.id}/example.json`;
      if (failure) findings.push({ file, line: 1, problem: failure });
      else markChecked(root, example);
    },
    { concurrency: Math.min(2, availableParallelism()) },
  );
  return findings;
}
