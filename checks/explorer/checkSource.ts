import {
  readSourceRecording,
  type SourceRecording,
} from '../../build/pages/explorer/sourceRecording';
import { type Choice, indexOfChoice, listChoices } from '../../explorer/choice';
import type { ExplorerSource } from '../../explorer/sources';
import { compareChoices, nameOfChoice } from './compareChoices';
import { recordChoice, recordSource } from './recordSource';

const indent = (text: string) => text.replace(/^/gm, '  ');

function describe(source: ExplorerSource, choice: Choice, differences: readonly string[]): string {
  const accept = `If the new output is right: pnpm explorer:record ${source.id}, and commit the recording.`;
  return [nameOfChoice(source, choice), ...differences.map(indent), indent(accept)].join('\n');
}

/** The ways in which two recordings of a source differ, each with its choice. */
export function compareSource(
  source: ExplorerSource,
  before: SourceRecording,
  after: SourceRecording,
): string[] {
  return listChoices(source).flatMap((choice, at) => {
    const differences = compareChoices(
      { recording: before, recorded: before.choices[at] },
      { recording: after, recorded: after.choices[at] },
    );
    return differences.length > 0 ? [describe(source, choice, differences)] : [];
  });
}

function recordingOf(root: string, source: ExplorerSource): SourceRecording {
  const recording = readSourceRecording(root, source.id);
  if (recording?.choices.length === listChoices(source).length) return recording;
  throw new Error(
    `examples/explorer/${source.id}: its choices are not the recorded ones.\nRun pnpm explorer:record ${source.id}`,
  );
}

/** Builds every choice of a source again; gives those that differ from the recording. */
export async function checkWhole(root: string, source: ExplorerSource): Promise<string[]> {
  const before = recordingOf(root, source);
  return compareSource(source, before, await recordSource(root, source));
}

/** Builds one choice alone, with the files that the explorer shows; gives how it differs from the recording. */
export async function checkChoice(
  root: string,
  source: ExplorerSource,
  choice: Choice,
): Promise<string[]> {
  const before = recordingOf(root, source);
  const after = await recordChoice(root, source, choice);
  const differences = compareChoices(
    { recording: before, recorded: before.choices[indexOfChoice(source, choice)] },
    { recording: after, recorded: after.choices[0] },
  );
  return differences.length > 0 ? [describe(source, choice, differences)] : [];
}
