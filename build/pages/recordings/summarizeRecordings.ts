import { codeToTokensBase, createCssVariablesTheme } from 'shiki';
import { listExamples } from '../example/exampleFolders';
import { readRecording } from '../example/recording';
import { readShownExample } from '../example/shownExample';
import { type InstallFacts, readInstallFacts } from './installFacts';
import { lastRecordingDate } from './lastRecordingDate';

/** A piece of code as runs of text per line; `color` is a CSS value where it is not the plain one. */
export type ColoredLines = { text: string; color?: string }[][];

export interface ColoredFile {
  path: string;
  code: string;
  lines: ColoredLines;
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
// The same custom properties as Rspress’s own code blocks.
const theme = createCssVariablesTheme({ variablePrefix: '--shiki-' });
const PLAIN = 'var(--shiki-foreground)';

async function color({ path, code = '' }: { path: string; code?: string }): Promise<ColoredFile> {
  const text = code.trimEnd();
  // No time limit: on a busy machine Shiki would give up in the middle of a line, without a word.
  const options = { lang: 'ts', theme, tokenizeTimeLimit: 0 } as const;
  const lines = await codeToTokensBase(text, options);
  return {
    path,
    code: text,
    lines: lines.map((line) =>
      line.map(({ content, color }) => ({
        text: content,
        color: color === PLAIN ? undefined : color,
      })),
    ),
  };
}

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
