import {
  type RecordedChoice,
  readSourceRecording,
  type SourceRecording,
} from '../../build/pages/explorer/sourceRecording';
import { type Choice, indexOfChoice, listChoices, writeQuery } from '../../explorer/choice';
import type { ExplorerSource } from '../../explorer/sources';
import { lineDiff } from '../examples/compareRecordings';
import { recordSource } from './recordSource';

const indent = (text: string) => text.replace(/^/gm, '  ');

/** A recorded choice and the recording that contains its texts. */
interface Side {
  recording: SourceRecording;
  recorded: RecordedChoice | undefined;
}

function compareText(name: string, before: Side, after: Side, old?: string, now?: string) {
  if (old === now) return [];
  if (old === undefined) return [`${name} is new`];
  if (now === undefined) return [`${name} is recorded but no longer there`];
  const text = ({ recording }: Side, hash: string) => recording.texts[hash]?.text ?? '';
  return [[`${name} differs`, ...lineDiff(text(before, old), text(after, now))].join('\n')];
}

/** Differences between two recorded choices. Output of scripts is compared only for the same major version of Node.js. */
function compareChoices(before: Side, after: Side): string[] {
  const [old, now] = [before.recorded, after.recorded];
  if (!old || !now) return ['the choice has no recording'];
  const names = (key: 'files' | 'uses') => [
    ...new Set([...Object.keys(old[key]), ...Object.keys(now[key])]),
  ];
  const isSameNode = before.recording.node === after.recording.node;
  const uses = names('uses').filter((name) => isSameNode || name === 'use.mts');
  return [
    ...(old.exit === now.exit ? [] : [`the tool exits with ${now.exit}, recorded is ${old.exit}`]),
    ...compareText('what the tool printed', before, after, old.log, now.log),
    ...names('files').flatMap((path) =>
      compareText(path, before, after, old.files[path], now.files[path]),
    ),
    ...uses.flatMap((name) =>
      compareText(`what ${name} printed`, before, after, old.uses[name], now.uses[name]),
    ),
  ];
}

/** Differences between the recording of a source and a new one of some of its choices, with the choice of each. */
export function compareSource(
  source: ExplorerSource,
  before: SourceRecording,
  after: SourceRecording,
  choices: readonly Choice[] = listChoices(source),
): string[] {
  return choices.flatMap((choice, at) => {
    const differences = compareChoices(
      { recording: before, recorded: before.choices[indexOfChoice(source, choice)] },
      { recording: after, recorded: after.choices[at] },
    );
    if (differences.length === 0) return [];
    const name = `/guide/start/explore${writeQuery({ source, choice })}`;
    const accept = `If the new output is right: pnpm explorer:record ${source.id}, and commit the recording.`;
    return [[name, ...differences.map(indent), indent(accept)].join('\n')];
  });
}

/** Rebuilds choices and returns their differences from the recording. */
export async function checkChoices(
  root: string,
  source: ExplorerSource,
  choices: readonly Choice[],
): Promise<string[]> {
  const before = readSourceRecording(root, source.id);
  if (before?.choices.length !== listChoices(source).length) {
    throw new Error(
      `examples/explorer/${source.id}: its choices differ from the recorded ones.\nRun pnpm explorer:record ${source.id}`,
    );
  }
  return compareSource(source, before, await recordSource(root, source, choices), choices);
}
