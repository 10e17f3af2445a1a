import type { ExampleFolder } from '../../build/pages/example/exampleFolders';
import { type Recording, readRecording } from '../../build/pages/example/recording';
import { compareRecordings } from './compareRecordings';
import { runExample } from './runExample';

const indent = (text: string) => text.replace(/^/gm, '  ');

/**
 * Number of runs before a difference counts. The tool prints each chunk from the native type checker as separate lines
 * (rsbuild-plugin-dts 1.0.1, dist/tsgo.js:66), so on a busy machine a line may break anywhere; such an output gets three
 * runs, everything else one.
 */
const attempts = ({ steps }: Recording): number =>
  steps.some(({ output }) => output?.includes('[tsgo] ')) ? 3 : 1;

const confirms = (recorded: Recording, example: ExampleFolder): Promise<boolean> =>
  runExample(example, true).then(
    (made) => compareRecordings(recorded, made).length === 0,
    () => false,
  );

/**
 * Rebuilds an example and compares it with its recording.
 *
 * @param pages - routes that show it, for the message
 * @param isKept - first try it in a process that keeps the tool loaded, see {@link runKept}
 * @returns the failure (what differs, which pages show it, what to run), or undefined if nothing differs
 */
export async function checkExample(
  example: ExampleFolder,
  pages: string[],
  isKept = false,
): Promise<string | undefined> {
  const name = `${example.workspace}/${example.id}`;
  const shown = pages.length > 0 ? `shown on ${pages.join(', ')}` : 'shown on no page yet';
  const reread = pages.length > 0 ? ', then re-read the pages above' : '';
  const accept = `if the new output is right: pnpm examples:record ${example.id}${reread}`;
  const recorded = readRecording(example.dir);
  if (!recorded) return `${name}: has no recording; ${shown}\n${indent(accept)}`;
  let differences: string[];
  try {
    // A kept process can only confirm: a difference is checked with the command itself.
    if (isKept && (await confirms(recorded, example))) return undefined;
    differences = compareRecordings(recorded, await runExample(example));
    for (let again = 1; differences.length > 0 && again < attempts(recorded); again += 1) {
      differences = compareRecordings(recorded, await runExample(example));
    }
  } catch (error) {
    return `${name}: could not be run; ${shown}\n${indent((error as Error).message)}`;
  }
  if (differences.length === 0) return undefined;
  return [
    `${name}: ${differences.length} difference(s); ${shown}`,
    ...differences.map(indent),
    indent(accept),
  ].join('\n');
}
