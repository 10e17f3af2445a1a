import { createHash } from 'node:crypto';
import { gzipSync } from 'fflate';
import { isBinary } from '../../build/pages/example/recording';
import { readToolVersions } from '../../build/pages/example/toolVersions';
import type {
  RecordedChoice,
  RecordedText,
  SourceRecording,
} from '../../build/pages/explorer/sourceRecording';
import { type Choice, listChoices } from '../../explorer/choice';
import type { ExplorerSource } from '../../explorer/sources';
import { type Built, buildAlone, buildTogether } from './buildChoices';
import { type SourceCopy, withSourceCopy } from './sourceCopy';
import { tryPackages } from './tryPackages';

/** Choices in one run of the tool: more are hardly faster, and a warning costs more runs. */
const BATCH = 12;
/** Longest text that is kept whole; of a longer one a reader sees the beginning. */
const MAX_TEXT = 4000;

/** Texts by hash of their whole contents. */
type Texts = Record<string, RecordedText>;

function keepText(texts: Texts, contents: Buffer): string {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  const text = isBinary(contents) ? undefined : contents.toString('utf8').slice(0, MAX_TEXT);
  // Not by zlib, whose result depends on the version of Node.js.
  const gzip = gzipSync(contents, { level: 9, mtime: 0 }).length;
  texts[hash] = { size: contents.length, gzip, ...(text === undefined ? {} : { text }) };
  return hash;
}

/** Builds choices in as few runs as can be: those of a run that warns or fails are built in halves. */
async function buildAll(
  source: ExplorerSource,
  choices: readonly Choice[],
  copy: SourceCopy,
): Promise<Built[]> {
  const [only] = choices;
  if (choices.length === 1 && only) return [await buildAlone(source, only, copy)];
  const built = await buildTogether(source, choices, copy);
  if (built) return built;
  const half = Math.ceil(choices.length / 2);
  const first = await buildAll(source, choices.slice(0, half), copy);
  return [...first, ...(await buildAll(source, choices.slice(half), copy))];
}

/** Results as they are recorded; their texts are added to `texts`. */
async function recordBuilt(
  source: ExplorerSource,
  choices: readonly Choice[],
  built: readonly Built[],
  copy: SourceCopy,
  texts: Texts,
): Promise<RecordedChoice[]> {
  const all = built.map((one, at) => ({ built: one, choice: choices[at] ?? {} }));
  const good = all.filter((one) => one.built.exit === 0);
  const uses = new Map((await tryPackages(source, good, copy)).map((use, at) => [good[at], use]));
  return all.map((one) => {
    const { exit, files, log } = one.built;
    const keep = (found: Iterable<[string, Buffer | string]>) =>
      Object.fromEntries(
        [...found].map(([name, text]) => [name, keepText(texts, Buffer.from(text))]),
      );
    return {
      exit,
      ...(log !== undefined && { log: keepText(texts, Buffer.from(log)) }),
      files: keep(files),
      uses: keep(uses.get(one) ?? []),
    };
  });
}

/** The state of the tools that a recording depends on. */
const toolsOf = (copy: SourceCopy) => ({
  tools: readToolVersions(copy.workspaceDir),
  node: process.versions.node.split('.')[0] ?? '',
});

/** Builds every choice of a source with the published tool and gives what that gave. */
export function recordSource(root: string, source: ExplorerSource): Promise<SourceRecording> {
  return withSourceCopy(root, source, async (copy) => {
    const all = listChoices(source);
    const texts: Texts = {};
    const choices: RecordedChoice[] = [];
    for (let from = 0; from < all.length; from += BATCH) {
      const batch = all.slice(from, from + BATCH);
      const built = await buildAll(source, batch, copy);
      choices.push(...(await recordBuilt(source, batch, built, copy, texts)));
    }
    return { ...toolsOf(copy), texts, choices };
  });
}

/** Builds one choice alone, with the very configuration that the explorer shows. */
export function recordChoice(root: string, source: ExplorerSource, choice: Choice) {
  return withSourceCopy(root, source, async (copy) => {
    const texts: Texts = {};
    const built = await buildAlone(source, choice, copy);
    const choices = await recordBuilt(source, [choice], [built], copy, texts);
    return { ...toolsOf(copy), texts, choices } satisfies SourceRecording;
  });
}
