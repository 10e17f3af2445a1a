import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { keptRead } from '../keptReads';

/** Folder of the explorer's projects in the checkout. */
export const EXPLORER_FOLDER = 'examples/explorer';

const text = z.strictObject({
  /** Size in bytes, plain and with gzip. */
  size: z.int(),
  gzip: z.int(),
  /** Truncated if it is long; absent for a binary file. */
  text: z.string().optional(),
});
/** Hash of the text in `texts`. */
const hash = z.string();

const choice = z.strictObject({
  exit: z.int(),
  /** Output of the tool, if it warns or fails. */
  log: hash.optional(),
  /** Path of an emitted file → hash of its text. */
  files: z.record(z.string(), hash),
  /** Name of a script that uses the package (`use.mjs`) → hash of its output. */
  uses: z.record(z.string(), hash),
});

const recordingSchema = z.strictObject({
  tools: z.record(z.string(), z.string()),
  /** Major version of the Node.js that ran the scripts, on which messages depend. */
  node: z.string(),
  texts: z.record(z.string(), text),
  /** In the order of `listChoices`. */
  choices: z.array(choice),
});

export type RecordedText = z.infer<typeof text>;
export type RecordedChoice = z.infer<typeof choice>;
/** The results for every choice of a source. Each text is stored once, by hash. */
export type SourceRecording = z.infer<typeof recordingSchema>;

/** Path of the recording of a source in the checkout. */
export const recordingFile = (id: string): string => `${EXPLORER_FOLDER}/__recorded__/${id}.json`;

/** The committed recording of a source, if there is one. Throws if it does not match the schema. */
export function readSourceRecording(root: string, id: string): SourceRecording | undefined {
  const file = join(root, recordingFile(id));
  if (!existsSync(file)) return undefined;
  return keptRead(`explorer ${file}`, () =>
    recordingSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
  );
}

/** Replaces the committed recording, with a choice per line for readable diffs. */
export function writeSourceRecording(root: string, id: string, recording: SourceRecording): void {
  const { choices, texts, ...rest } = recording;
  const rows = (values: string[]) => `\n${values.map((value) => `    ${value}`).join(',\n')}\n  `;
  const known = Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1));
  const textRows = known.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const choiceRows = choices.map((one) => JSON.stringify(one));
  const head = JSON.stringify(rest, null, 2).replace(/\n\}$/, '');
  const body = `${head},\n  "texts": {${rows(textRows)}},\n  "choices": [${rows(choiceRows)}]\n}\n`;
  writeFileSync(join(root, recordingFile(id)), body);
}
