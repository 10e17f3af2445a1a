import { createHash } from 'node:crypto';
import { gzipSync } from 'fflate';
import pMap from 'p-map';
import { isBinary } from '../../build/pages/example/recording';
import { readToolVersions } from '../../build/pages/example/toolVersions';
import type {
  RecordedChoice,
  RecordedText,
  SourceRecording,
} from '../../build/pages/explorer/sourceRecording';
import { type Choice, listChoices } from '../../explorer/choice';
import type { ExplorerSource } from '../../explorer/sources';
import { buildChoice, SOURCE_WORKSPACE, withSourceCopy } from './buildChoice';
import { tryPackage } from './tryPackage';

/** Maximum length of a text; longer ones are truncated. */
const MAX_TEXT = 4000;

/** Texts by hash of their full contents. */
type Texts = Record<string, RecordedText>;

function keepText(texts: Texts, contents: Buffer): string {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  const text = isBinary(contents) ? undefined : contents.toString('utf8').slice(0, MAX_TEXT);
  // Not with zlib, whose result depends on the version of Node.js.
  const gzip = gzipSync(contents, { level: 9, mtime: 0 }).length;
  texts[hash] = { size: contents.length, gzip, ...(text === undefined ? {} : { text }) };
  return hash;
}

/** Builds one choice with the published tool and tries the package; its texts are added to `texts`. */
const recordChoice = (root: string, source: ExplorerSource, choice: Choice, texts: Texts) =>
  withSourceCopy(root, source, async (copy): Promise<RecordedChoice> => {
    const built = await buildChoice(source, choice, copy);
    const { exit, log, files } = built;
    const uses = exit === 0 ? await tryPackage(source, choice, built, copy) : [];
    const keep = (found: Iterable<[string, Buffer | string]>) =>
      Object.fromEntries(
        [...found].map(([name, text]) => [name, keepText(texts, Buffer.from(text))]),
      );
    return {
      exit,
      ...(log !== undefined && { log: keepText(texts, Buffer.from(log)) }),
      files: keep(files),
      uses: keep(uses),
    };
  });

/** Builds choices of a source, all by default, and returns the recording. */
export async function recordSource(
  root: string,
  source: ExplorerSource,
  wanted: readonly Choice[] = listChoices(source),
): Promise<SourceRecording> {
  const texts: Texts = {};
  const record = (choice: Choice) => recordChoice(root, source, choice, texts);
  const choices = await pMap(wanted, record, { concurrency: 2 });
  const tools = readToolVersions(`${root}/${SOURCE_WORKSPACE}`);
  return { tools, node: process.versions.node.split('.')[0] ?? '', texts, choices };
}
