import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'fflate';
import { globSync } from 'tinyglobby';
import { listChoices } from '../../../explorer/choice';
import { configText } from '../../../explorer/config';
import type {
  ExplorerData,
  ExplorerPageSource,
  ExplorerResult,
  ExplorerText,
} from '../../../explorer/data';
import { manifestText } from '../../../explorer/manifest';
import type { ExplorerSource } from '../../../explorer/sources';
import { highlight } from '../highlight';
import {
  EXPLORER_FOLDER,
  type RecordedChoice,
  type RecordedText,
  readSourceRecording,
  type SourceRecording,
} from './sourceRecording';

/** Folder of the emitted data in the built site. */
const DATA_FOLDER = 'static/explorer';

/** Collects texts without duplicates. */
function makeTable() {
  const texts: ExplorerText[] = [];
  const places = new Map<string, number>();
  return {
    texts,
    /** Index of a text; its highlighting also depends on the path. */
    async place(path: string, { text, size, gzip }: RecordedText): Promise<number> {
      const key = `${path.slice(path.lastIndexOf('.'))} ${size} ${gzip} ${text}`;
      const known = places.get(key);
      if (known !== undefined) return known;
      const html = text === undefined ? undefined : (await highlight(path, text)).join('\n');
      const isCut = text !== undefined && Buffer.byteLength(text) < size;
      const place =
        texts.push({ size, gzip, ...(html !== undefined && { html }), ...(isCut && { isCut }) }) -
        1;
      places.set(key, place);
      return place;
    },
  };
}

/** Adds sizes to a text that is not from a recording. */
function measured(text: string): RecordedText {
  const contents = Buffer.from(text);
  return { text, size: contents.length, gzip: gzipSync(contents, { level: 9, mtime: 0 }).length };
}

type Table = ReturnType<typeof makeTable>;

async function placeAll(table: Table, texts: SourceRecording['texts'], hashes: object) {
  const placed: Record<string, number> = {};
  for (const [name, hash] of Object.entries(hashes) as [string, string][]) {
    placed[name] = await table.place(name, texts[hash] ?? measured(''));
  }
  return placed;
}

async function resultOf(
  table: Table,
  source: ExplorerSource,
  { texts }: SourceRecording,
  { exit, log, files, uses }: RecordedChoice,
  at: number,
): Promise<ExplorerResult> {
  const choice = listChoices(source)[at] ?? {};
  const printed = Object.entries(uses).map(([name, hash]) => [`${name} printed`, hash]);
  const usesByName = await placeAll(table, texts, Object.fromEntries(printed));
  return {
    exit,
    ...(log && { log: await table.place('log.txt', texts[log] ?? measured('')) }),
    config: await table.place('rslib.config.ts', measured(configText(source, choice))),
    manifest: await table.place('package.json', measured(manifestText(source, choice))),
    files: await placeAll(table, texts, files),
    uses: Object.fromEntries(
      Object.entries(usesByName).map(([name, place]) => [name.replace(/ printed$/, ''), place]),
    ),
  };
}

/** Files that a reader writes: all but the configuration and package.json, which depend on the choice. */
export function sourceFiles(root: string, { id }: Pick<ExplorerSource, 'id'>): Map<string, string> {
  const cwd = join(root, EXPLORER_FOLDER, id);
  const paths = globSync('**', { cwd, dot: true }).sort();
  return new Map(paths.map((path) => [path, readFileSync(join(cwd, path), 'utf8')]));
}

/** The results of a source: all, for a separate file, and those in the page. Throws without a recording of its choices. */
export async function explorerData(root: string, source: ExplorerSource) {
  const recording = readSourceRecording(root, source.id);
  const count = listChoices(source).length;
  if (recording?.choices.length !== count) {
    throw new Error(
      `examples/explorer/${source.id}: ${recording?.choices.length ?? 0} choices are recorded, expected ${count}.\nRun pnpm explorer:record ${source.id}`,
    );
  }
  const whole = makeTable();
  const results: ExplorerResult[] = [];
  for (const [at, choice] of recording.choices.entries()) {
    results.push(await resultOf(whole, source, recording, choice, at));
  }
  const data: ExplorerData = { texts: whole.texts, results };
  const json = JSON.stringify(data);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
  const address = `${DATA_FOLDER}/${source.id}.${hash}.json`;
  const own = makeTable();
  const [first] = recording.choices;
  const files: Record<string, number> = {};
  for (const [path, text] of sourceFiles(root, source)) {
    files[path] = await own.place(path, measured(text));
  }
  const shown = first ? [await resultOf(own, source, recording, first, 0)] : [];
  const inPage: ExplorerPageSource = {
    id: source.id,
    files,
    data: { texts: own.texts, results: shown },
    address,
  };
  return { json, inPage, version: recording.tools['@rslib/core'] ?? '' };
}
