import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { listExamples } from '../../build/pages/example/exampleFolders';
import { pagesOfExamples } from '../../build/pages/example/pagesOfExamples';
import { checkExample } from '../examples/checkExample';
import { markChecked, wasChecked } from '../examples/checkedBefore';
import type { Finding } from '../finding';

/** Message of an example that differs from its recording, at the recorded file that differs first. */
export function exampleFinding(name: string, failure: string): Finding {
  const [head = '', ...rest] = failure.split('\n');
  const differing = /^ {2}(\S+) differs from the recording\n {2}@@ line (\d+) @@/m.exec(failure);
  const missing = /^ {2}(\S+) is recorded but no longer emitted$/m.exec(failure);
  const recorded = differing?.[1] ?? missing?.[1];
  return {
    file: recorded ? `${name}/__recorded__/${recorded}` : `${name}/example.json`,
    line: Number(differing?.[2] ?? 1),
    problem: head.replace(`${name}: `, ''),
    because: rest.map((line) => line.replace(/^ {2}/, '')).join('\n'),
  };
}

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
      if (failure) findings.push(exampleFinding(`${example.workspace}/${example.id}`, failure));
      else markChecked(root, example);
    },
    { concurrency: Math.min(2, availableParallelism()) },
  );
  return findings;
}
