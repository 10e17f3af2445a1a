import type { RecordedChoice, SourceRecording } from '../../build/pages/explorer/sourceRecording';
import { type Choice, writeQuery } from '../../explorer/choice';
import type { ExplorerSource } from '../../explorer/sources';
import { lineDiff } from '../examples/compareRecordings';

/** A recorded choice with the recording that holds its texts. */
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

/**
 * Each way in which a run of a choice differs from its recording, as text of one or more lines. What scripts print
 * is compared only when the same major version of Node.js ran both.
 */
export function compareChoices(before: Side, after: Side): string[] {
  const [old, now] = [before.recorded, after.recorded];
  if (!old || !now) return ['the choice is not recorded'];
  const names = (key: 'files' | 'uses') => [
    ...new Set([...Object.keys(old[key]), ...Object.keys(now[key])]),
  ];
  const isSameNode = before.recording.node === after.recording.node;
  const uses = names('uses').filter((name) => isSameNode || name === 'use.mts');
  return [
    ...(old.exit === now.exit ? [] : [`the tool ends with ${now.exit}, recorded is ${old.exit}`]),
    ...compareText('what the tool printed', before, after, old.log, now.log),
    ...names('files').flatMap((path) =>
      compareText(path, before, after, old.files[path], now.files[path]),
    ),
    ...uses.flatMap((name) =>
      compareText(`what ${name} printed`, before, after, old.uses[name], now.uses[name]),
    ),
  ];
}

/** A choice as messages name it: the query of its address. */
export const nameOfChoice = (source: ExplorerSource, choice: Choice): string =>
  `/guide/start/explore${writeQuery({ source, choice })}`;
