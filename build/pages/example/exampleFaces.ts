import { fileSize } from '../../../i18n/fileSize';
import type { BuildMessages } from '../buildMessages';
import { fence, languageOf } from '../fence';
import { columnsOf } from './columnsOf';
import type { ShownExample, ShownFile } from './shownExample';
import { splitRuntime } from './splitRuntime';

/** A JSX attribute whose value needs no escaping. */
export const attribute = (name: string, value: unknown): string =>
  ` ${name}={${JSON.stringify(value)}}`;

/** `1,3-5` for a part that starts after `offset` lines; marks outside the part fall away. */
function shiftMarks(marks: string | undefined, offset: number, length: number): string {
  if (!marks) return '';
  const lines = marks.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, index) => from + index - offset);
  });
  const inside = lines.filter((line) => line >= 1 && line <= length);
  return inside.length > 0 ? `{${inside.join(',')}}` : '';
}

/** The code of a file as fences, the runtime of the bundler folded; `meta` stands at the first one. */
export function fileBlocks(
  { path, code, marks }: ShownFile,
  folds: boolean,
  t: BuildMessages,
  meta = '',
): string {
  if (code === undefined) return t('example.binary');
  const parts = folds ? splitRuntime(code) : [{ code, isRuntime: false }];
  let offset = 0;
  return parts
    .map((part) => {
      const length = part.code.split('\n').length;
      const marked = shiftMarks(marks, offset, length);
      const block = fence(part.code, languageOf(path), offset === 0 ? meta + marked : marked);
      offset += length;
      if (!part.isRuntime) return block;
      return `<ExampleRuntime${attribute('lines', length)}>\n\n${block}\n\n</ExampleRuntime>`;
    })
    .join('\n\n');
}

function group(
  kind: 'source' | 'output',
  files: ShownFile[],
  example: ShownExample,
  t: BuildMessages,
) {
  if (files.length === 0) return [];
  const panels = files.map(
    (file) =>
      `<ExamplePanel${attribute('label', file.path)}` +
      `${kind === 'output' ? attribute('size', fileSize(file.size)) : ''}>\n\n` +
      `${fileBlocks(file, kind === 'output' && example.foldsRuntime, t)}\n\n</ExamplePanel>`,
  );
  const tool = kind === 'output' ? attribute('tool', example.tool) : '';
  return [`<ExampleGroup kind="${kind}"${tool}>\n${panels.join('\n')}\n</ExampleGroup>`];
}

/** The components that `mdxFace` writes; they are exported by components/pages/Example. */
export const EXAMPLE_COMPONENTS = [
  'ExampleGroup',
  'ExamplePanel',
  'ExampleRuntime',
  'ExampleStep',
  'ExampleView',
];

/** MDX for the HTML page: components around ordinary fences, which the site highlights at build. */
export function mdxFace(example: ShownExample, t: BuildMessages): string {
  const { id, folder, title, tree, isError } = example;
  const columns = columnsOf(example);
  const steps = example.steps.map(({ command, exit, output }) => {
    const open = `<ExampleStep${attribute('command', command)}${attribute('exit', exit)}`;
    return output ? `${open}>\n\n${fence(output, 'txt')}\n\n</ExampleStep>` : `${open} />`;
  });
  return [
    `<ExampleView${attribute('id', id)}${attribute('folder', folder)}${attribute('title', title)}` +
      `${attribute('tree', tree)}${columns ? attribute('columns', columns) : ''}` +
      `${isError ? ' isError' : ''}>`,
    ...group('source', example.source, example, t),
    ...group('output', example.output, example, t),
    ...steps,
    '</ExampleView>',
  ].join('\n');
}

/** A title as Markdown text that MDX may read, too: `<script>` and `{ css: true }` are no code. */
const escapeText = (text: string): string => text.replace(/[<{]/g, '\\$&');

/** Plain Markdown with the same contents, for the `.md` page, llms.txt and search. */
export function markdownFace(example: ShownExample, t: BuildMessages): string {
  const files = (shown: ShownFile[]) =>
    shown.map(({ path, code }) =>
      code === undefined
        ? `\`${path}\`: ${t('example.binary')}`
        : fence(code, languageOf(path), `title="${path}"`),
    );
  const runs = example.steps.flatMap(({ command, exit, output }) => [
    fence(command, 'bash'),
    ...(exit === 0 ? [] : [t('example.exit', { code: exit })]),
    ...(output ? [fence(output, 'txt')] : []),
  ]);
  const labelled = (label: string, blocks: string[]) =>
    blocks.length > 0 ? [label, ...blocks] : [];
  return [
    `**${escapeText(example.title)}** (\`${example.id}\`)`,
    ...labelled(t('example.source'), files(example.source)),
    ...labelled(t('example.output', { tool: example.tool }), files(example.output)),
    ...labelled(t('example.run'), runs),
  ].join('\n\n');
}
