import { join } from 'node:path';
import { listChoices } from '../../../explorer/choice';
import { configText } from '../../../explorer/config';
import { byInterest } from '../../../explorer/data';
import { manifestText } from '../../../explorer/manifest';
import { type ExplorerSource, SOURCES } from '../../../explorer/sources';
import type { Language } from '../../../site';
import { buildMessages } from '../buildMessages';
import type { Expansion, Face } from '../expansion';
import { fence, languageOf } from '../fence';
import { sourceFiles } from './explorerData';
import { readSourceRecording, recordingFile } from './sourceRecording';

const file = (path: string, text: string) => fence(text, languageOf(path), `title="${path}"`);

/** Source and output of a source with its defaults, in Markdown. */
function sourceText(root: string, source: ExplorerSource, language: Language): string {
  const t = buildMessages(language);
  const recording = readSourceRecording(root, source.id);
  const [choice = {}] = listChoices(source);
  const emitted = Object.entries(recording?.choices[0]?.files ?? {}).sort(([a], [b]) =>
    byInterest(a, b),
  );
  const tool = `Rslib ${recording?.tools['@rslib/core'] ?? ''}`;
  const label = (text: string) => t('table.named', { name: `**${source.name}**`, text });
  return [
    label(t('example.source')),
    ...[...sourceFiles(root, source)]
      .filter(([path]) => path.startsWith('src/'))
      .map(([path, text]) => file(path, text)),
    file('rslib.config.ts', configText(source, choice)),
    file('package.json', manifestText(source, choice)),
    label(t('example.output', { tool })),
    ...emitted.map(([path, hash]) => file(path, recording?.texts[hash]?.text ?? '')),
  ].join('\n\n');
}

/** `<Explorer />`: the component in a page, the defaults of every source in Markdown. */
export function explorerFace(root: string, language: Language, face: Face): Expansion {
  const dependencies = SOURCES.map(({ id }) => join(root, recordingFile(id)));
  if (face === 'mdx') {
    const components = { '@components/Explorer': ['Explorer'] };
    return { code: '<Explorer />', components, dependencies };
  }
  const texts = SOURCES.map((source) => sourceText(root, source, language));
  return { code: texts.join('\n\n'), dependencies };
}
