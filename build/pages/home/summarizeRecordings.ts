import { defaultChoice, indexOfChoice, writeQuery } from '../../../explorer/choice';
import { byInterest } from '../../../explorer/data';
import { EXPLORER_ROUTE, writtenValue } from '../../../explorer/optionLinks';
import { findSource } from '../../../explorer/sources';
import type { Language } from '../../../site';
import { formatDay } from '../blog/blogPosts';
import { listExamples } from '../example/exampleFolders';
import { readRecording } from '../example/recording';
import { splitRuntime } from '../example/splitRuntime';
import { sourceFiles } from '../explorer/explorerData';
import { readSourceRecording, recordingFile } from '../explorer/sourceRecording';
import { highlight } from '../highlight';
import { lastCommit } from '../history';
import { type InstallFacts, readInstallFacts } from './installFacts';

export interface ColoredFile {
  path: string;
  code: string;
  /** Its lines as HTML; those added by the bundler are separate parts. */
  parts: { html: string; lines: number; isRuntime: boolean }[];
}

/** Data of the home page, all from recordings and measurements. */
export interface RecordingsSummary {
  /** Number of examples with a recording, and of emitted files in them. */
  examples: number;
  files: number;
  /** Version of @rslib/core that emitted them. */
  version: string;
  /** What `pnpm bump` measured with that version. */
  install: InstallFacts;
  /** Date of the newest recording in words, by language; absent if git does not know it. */
  day?: Record<Language, string>;
  /** The project shown: its files, the output for each option, and the commands with what they printed. */
  source: ColoredFile[];
  outputs: { label: string; files: ColoredFile[] }[];
  steps: { command: string; output?: string }[];
  /** Its address in the explorer, without the language. */
  address: string;
}

/** The outputs in the tabs of the home page, from the first source of the explorer; all with declaration files. */
const SHOWN = [
  ['format', 'esm'],
  ['format', 'cjs'],
  ['bundle', 'false'],
] as const;

/** Shown first. */
const ENTRY = 'src/index.ts';

const color = async ([path, text]: readonly [string, string]): Promise<ColoredFile> => {
  const parts = splitRuntime(text).map(async ({ code, isRuntime }) => {
    const lines = await highlight(path, code);
    const html = lines.map((line) => `<span>${line}</span>`).join('\n');
    return { html, lines: lines.length, isRuntime };
  });
  return { path, code: text.trimEnd(), parts: await Promise.all(parts) };
};

/** The project shown, as the explorer recorded it. Throws without a recording. */
async function readShown(root: string) {
  const source = findSource(null);
  const recording = readSourceRecording(root, source.id);
  if (!recording) throw new Error(`${recordingFile(source.id)} is missing: pnpm explorer:record`);
  const base = { ...defaultChoice(source), dts: 'true' };
  const textOf = (hash = '') => recording.texts[hash]?.text ?? '';
  const resultOf = (choice = base) => recording.choices[indexOfChoice(source, choice)];
  const outputs = SHOWN.map(async ([id, value]) => {
    const files = Object.entries(resultOf({ ...base, [id]: value })?.files ?? {})
      .sort(([a], [b]) => byInterest(a, b))
      .map(([path, hash]) => color([path, textOf(hash)]));
    return { label: writtenValue(id, value), files: await Promise.all(files) };
  });
  const written = [...sourceFiles(root, source)]
    .filter(([path]) => path.startsWith('src/'))
    .sort(([a], [b]) => Number(b === ENTRY) - Number(a === ENTRY));
  return {
    version: recording.tools['@rslib/core'] ?? '',
    source: await Promise.all(written.map(color)),
    outputs: await Promise.all(outputs),
    steps: [
      { command: 'npx rslib' },
      { command: 'node use.mjs', output: textOf(resultOf()?.uses['use.mjs']) },
    ],
    address: EXPLORER_ROUTE + writeQuery({ source, choice: base }),
  };
}

/** Reads all recordings of a checkout. Throws if one that is shown is missing. */
export async function summarizeRecordings(root: string): Promise<RecordingsSummary> {
  // A moved recording is not new.
  const written = lastCommit(root, '-M', '--diff-filter=AM', '--', ':(glob)**/__recorded__/**');
  const recordings = listExamples(root).flatMap(({ dir }) => readRecording(dir) ?? []);
  return {
    examples: recordings.length,
    files: recordings.reduce((sum, { files }) => sum + files.size, 0),
    install: readInstallFacts(root),
    ...(written && { day: { en: formatDay(written, 'en'), zh: formatDay(written, 'zh') } }),
    ...(await readShown(root)),
  };
}
