import { join } from 'node:path';
import pMap from 'p-map';
import { readRecording, writeRecording } from '../../build/pages/example/recording';
import {
  readSourceRecording,
  writeSourceRecording,
} from '../../build/pages/explorer/sourceRecording';
import { markChecked } from '../../checks/examples/checkedBefore';
import { compareRecordings } from '../../checks/examples/compareRecordings';
import { runExample } from '../../checks/examples/runExample';
import { compareSource } from '../../checks/explorer/checkSource';
import { recordSource } from '../../checks/explorer/recordSource';
import { SOURCES } from '../../explorer/sources';
import { bumpedExamples } from './setVersion';

/** An example whose output changed, or that no longer runs as its example.json says. */
export interface ChangedExample {
  /** `examples/current/<id>` */
  name: string;
  id: string;
  /** Differences, except the version. */
  differences: string[];
  /** Why it could not be recorded; it keeps its old recording. */
  failure?: string;
}

/** Rebuilds every example with the installed tool, replaces its recording, and returns those that differ from `committed`. */
export async function rerecord(
  root: string,
  committed: string,
  onDone: (done: number, all: number) => void,
): Promise<ChangedExample[]> {
  const examples = bumpedExamples(root);
  const changed: ChangedExample[] = [];
  let done = 0;
  await pMap(
    examples,
    async (example) => {
      const { id, workspace, dir } = example;
      const name = `${workspace}/${id}`;
      try {
        const before = readRecording(join(committed, name));
        const now = await runExample(example);
        const differences = before
          ? compareRecordings({ ...before, tools: now.tools }, now)
          : ['recorded for the first time'];
        if (differences.length > 0) changed.push({ name, id, differences });
        writeRecording(dir, now);
        markChecked(root, example);
      } catch (error) {
        changed.push({ name, id, differences: [], failure: (error as Error).message });
      }
      done += 1;
      onDone(done, examples.length);
    },
    { concurrency: 2 },
  );
  return changed.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The same for every choice of the explorer. */
export async function rerecordExplorer(
  root: string,
  committed: string,
  onDone: (source: string) => void,
): Promise<string[]> {
  const changed: string[] = [];
  for (const source of SOURCES) {
    try {
      const before = readSourceRecording(committed, source.id);
      const now = await recordSource(root, source);
      if (before) changed.push(...compareSource(source, before, now));
      writeSourceRecording(root, source.id, now);
    } catch (error) {
      changed.push(`${source.id}: ${(error as Error).message}`);
    }
    onDone(source.id);
  }
  return changed;
}
