import { join } from 'node:path';
import {
  type Choice,
  defaultChoice,
  indexOfChoice,
  isSameChoice,
  writeQuery,
} from '../../../explorer/choice';
import { byInterest } from '../../../explorer/data';
import { EXPLORER_ROUTE, writtenValue } from '../../../explorer/optionLinks';
import { OPTIONS, type OptionId } from '../../../explorer/options';
import { type ExplorerSource, SOURCES } from '../../../explorer/sources';
import type { Language } from '../../../site';
import { buildMessages } from '../buildMessages';
import { attribute, EXAMPLE_COMPONENTS, fileBlocks } from '../example/exampleFaces';
import type { Expansion, Face } from '../expansion';
import { fence, languageOf } from '../fence';
import { readSourceRecording, recordingFile, type SourceRecording } from './sourceRecording';

interface Shown {
  value: string;
  choice: Choice;
  files: { path: string; code: string }[];
  /** Output of the tool, if it failed. */
  error?: string;
}

/** The output for each value of an option, without the files that are the same for all, or the error. */
function outputs(source: ExplorerSource, id: OptionId, recording: SourceRecording): Shown[] {
  const base = defaultChoice(source);
  // `esm+cjs` is not a value of the option, and emits the sum of both.
  const values = (source.options[id] ?? []).filter((value) => !value.includes('+'));
  const all = values.map((value) => {
    const choice = { ...base, [id]: value };
    const {
      exit = 0,
      log = '',
      files = {},
    } = recording.choices[indexOfChoice(source, choice)] ?? {};
    return { value, choice, files, error: exit === 0 ? undefined : recording.texts[log]?.text };
  });
  const built = all.filter(({ error }) => error === undefined);
  const isCommon = (path: string) =>
    built.every(({ files }) => files[path] !== undefined && files[path] === built[0]?.files[path]);
  return all
    .map(({ value, choice, files, error }) => ({
      value,
      choice,
      ...(error !== undefined && { error }),
      files: Object.entries(files)
        .filter(([path]) => !isCommon(path))
        .sort(([a], [b]) => byInterest(a, b))
        .map(([path, hash]) => ({ path, code: recording.texts[hash]?.text ?? '' })),
    }))
    .filter(({ files, error }) => files.length > 0 || error !== undefined);
}

/**
 * `<Explore of="format" />`: the output of one source for each value of an option of the explorer, in tabs that link to
 * it. Throws for an option that it does not have.
 */
export function exploreFace(root: string, of: string, language: Language, face: Face): Expansion {
  const id = (Object.keys(OPTIONS) as OptionId[]).find((key) => key === of);
  const source = SOURCES.find(({ options }) => options[of as OptionId]);
  const recording = source && readSourceRecording(root, source.id);
  if (!id || !source || !recording) {
    throw new Error(`of="${of}": use one of ${Object.keys(OPTIONS).join(', ')}`);
  }
  const t = buildMessages(language);
  const shown = outputs(source, id, recording);
  const tool = `Rslib ${recording.tools['@rslib/core'] ?? ''}`;
  const title = t('example.explored', { option: OPTIONS[id].key });
  const dependencies = [join(root, recordingFile(source.id))];
  if (face === 'markdown') {
    const parts = shown.flatMap(({ value, files, error }) => [
      `\`${writtenValue(id, value)}\``,
      ...(error === undefined ? [] : [fence(error, 'txt')]),
      ...files.map(({ path, code }) => fence(code, languageOf(path), `title="${path}"`)),
    ]);
    return { code: [`**${title}**`, ...parts].join('\n\n'), dependencies };
  }
  const panels = shown.map(({ value, choice, files, error }) => {
    const versus = defaultChoice(source);
    const isDefault = isSameChoice(source, choice, versus);
    const query = writeQuery(isDefault ? { source, choice } : { source, choice, versus });
    const address = EXPLORER_ROUTE + query;
    const printed = error === undefined ? [] : [fence(error, 'txt')];
    const blocks = files.map((file) =>
      fileBlocks(file, t, { folds: true, meta: `title="${file.path}"` }),
    );
    const link = `[${t('example.explore')}](${address})`;
    return (
      `<ExamplePanel${attribute('label', writtenValue(id, value))}>\n\n` +
      `${[...printed, ...blocks, link].join('\n\n')}\n\n</ExamplePanel>`
    );
  });
  return {
    code: [
      `<ExploreView${attribute('title', title)}>`,
      `<ExampleGroup kind="output"${attribute('tool', tool)}${attribute('choice', title)}>`,
      ...panels,
      '</ExampleGroup>',
      '</ExploreView>',
    ].join('\n'),
    components: { '@components/Example': [...EXAMPLE_COMPONENTS, 'ExploreView'] },
    dependencies,
  };
}
