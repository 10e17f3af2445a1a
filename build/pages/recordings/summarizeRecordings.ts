import { listExamples } from '../example/exampleFolders';
import { readRecording } from '../example/recording';
import { readShownExample } from '../example/shownExample';
import { type ColoredLine, highlight } from '../highlight';
import { type InstallFacts, readInstallFacts } from './installFacts';
import { lastRecordingDate } from './lastRecordingDate';

export interface ColoredFile {
  path: string;
  code: string;
  lines: ColoredLine[];
}

/** What the home page says about the recordings; nothing in it is typed by hand. */
export interface RecordingsSummary {
  /** How many example projects have a recording, and how many emitted files these hold. */
  examples: number;
  files: number;
  /** Version of @rslib/core that wrote them. */
  version: string;
  /** What `pnpm bump` measured with that version. */
  install: InstallFacts;
  /** Day of the newest recording, `YYYY-MM-DD`; absent where git cannot tell. */
  date?: string;
  /** The example shown: its files, and its commands with what they printed. */
  source: ColoredFile[];
  emitted: ColoredFile[];
  steps: { command: string; output?: string }[];
}

/** The example on the home page, in the words of `<Example …>`. */
const SHOWN = new Map([
  ['id', 'quick-start'],
  ['files', 'src/index.ts'],
  ['out', 'dist/index.js,dist/index.d.ts'],
  ['run', ''],
]);
const color = async ({
  path,
  code = '',
}: {
  path: string;
  code?: string;
}): Promise<ColoredFile> => ({
  path,
  code: code.trimEnd(),
  lines: await highlight(path, code.trimEnd()),
});

/** Reads all recordings of a checkout. Throws when the shown example lacks a file or a recording. */
export async function summarizeRecordings(root: string): Promise<RecordingsSummary> {
  const recordings = listExamples(root).flatMap(({ dir }) => readRecording(dir) ?? []);
  const { version, source, output, steps } = readShownExample(root, SHOWN, 'en');
  return {
    examples: recordings.length,
    files: recordings.reduce((sum, { files }) => sum + files.size, 0),
    version,
    install: readInstallFacts(root),
    date: lastRecordingDate(root),
    source: await Promise.all(source.map(color)),
    emitted: await Promise.all(output.map(color)),
    steps: steps.map(({ command, output }) => ({ command, output })),
  };
}
