import { join } from 'node:path';
import type { Language } from '../../../site';
import type { BuildMessages } from '../buildMessages';
import { findExample, readFacts } from '../example/exampleFolders';
import { readRecording } from '../example/recording';
import { code, markdownTable } from './markdownTable';

/** Column header and consumer, as named by checks/examples/consume. */
const COLUMNS: readonly (readonly [head: string, consumer: string])[] = [
  ['Node.js `import`', 'node import'],
  ['Node.js `require`', 'node require'],
  ['TypeScript `node16`, `import`', 'node16 import'],
  ['TypeScript `node16`, `require`', 'node16 require'],
  ['TypeScript `bundler`', 'bundler'],
  ['TypeScript `node10`', 'node10'],
  ['Rspack', 'rspack'],
  ['esbuild', 'esbuild'],
  ['`<script>`', 'script'],
  ['publint', 'publint'],
  ['attw', 'attw'],
];

/** Name of a consumer in a page: `node16 import` is “TypeScript `node16`, `import`”. */
export const consumerName = (consumer: string): string =>
  COLUMNS.find(([, id]) => id === consumer)?.[0] ?? consumer;

/** A result as a cell: a tick, the error code, or a dash if it was not tested. */
const cell = (result: string | undefined): string =>
  result === undefined ? '–' : result === 'ok' ? '✓' : code(result);

/**
 * `<ConsumerTable of="a,b">`: the result of each consumer of the packed examples. Row names link to the heading with the
 * id of the example. Throws for an example without recorded consumers.
 */
export function consumerTable(
  root: string,
  ids: readonly string[],
  language: Language,
  t: BuildMessages,
): { code: string; dependencies: string[] } {
  const folders = ids.map((id) => findExample(root, id));
  const rows = folders.map((folder) => {
    const { title, consume } = readFacts(folder);
    const consumers = readRecording(folder.dir)?.consumers;
    if (!consumers || !consume) {
      throw new Error(
        `of="${folder.id}": the recording has no consumers.\nWrite "consume": {} into its example.json and run pnpm examples:record ${folder.id}`,
      );
    }
    const flags = consume.attw.length > 0 ? ` ${code(consume.attw.join(' '))}` : '';
    const cells = COLUMNS.map(([, consumer]) => cell(consumers[consumer]));
    return [`[${title[language]}](#${folder.id})`, ...cells.slice(0, -1), cells.at(-1) + flags];
  });
  return {
    code: markdownTable([t('table.package'), ...COLUMNS.map(([head]) => head)], rows),
    dependencies: folders.flatMap(({ dir }) =>
      ['example.json', '__recorded__/record.json'].map((file) => join(dir, file)),
    ),
  };
}
