import { fileSize } from '../../../i18n/fileSize';
import { siteBase, siteOrigin } from '../../../site';
import type { BuildMessages } from '../buildMessages';
import { fence, languageOf } from '../fence';
import { columnsOf } from './columnsOf';
import { markMeta } from './marks';
import type { ShownExample, ShownFile } from './shownExample';
import { splitRuntime } from './splitRuntime';

/** A JSX attribute; works for any JSON value. */
export const attribute = (name: string, value: unknown): string =>
  ` ${name}={${JSON.stringify(value)}}`;

interface Blocks {
  /** Whether to collapse the bundler's runtime. */
  folds?: boolean;
  /** Texts whose lines are highlighted. */
  marks?: readonly string[];
  /** Meta string of the first fence. */
  meta?: string;
}

/** The code of a file as fences. */
export function fileBlocks(
  { path, code }: Pick<ShownFile, 'path' | 'code'>,
  t: BuildMessages,
  { folds = false, marks = [], meta = '' }: Blocks,
): string {
  if (code === undefined) return t('example.binary');
  const parts = folds ? splitRuntime(code) : [{ code, isRuntime: false }];
  return parts
    .map((part, at) => {
      const marked = markMeta(part.code, marks);
      const block = fence(part.code, languageOf(path), `${at === 0 ? meta : ''} ${marked}`.trim());
      if (!part.isRuntime) return block;
      const lines = attribute('lines', part.code.split('\n').length);
      return `<ExampleRuntime${lines}${marked && ' isOpen'}>\n\n${block}\n\n</ExampleRuntime>`;
    })
    .join('\n\n');
}

function group(kind: 'source' | 'output', example: ShownExample, t: BuildMessages) {
  const files = example[kind];
  const blocks = kind === 'output' ? { folds: true, marks: example.marks } : {};
  if (files.length === 0) return [];
  const panels = files.map(
    (file) =>
      `<ExamplePanel${attribute('label', file.path)}` +
      `${kind === 'output' ? attribute('size', fileSize(file.size)) : ''}>\n\n` +
      `${fileBlocks(file, t, blocks)}\n\n</ExamplePanel>`,
  );
  const tool = kind === 'output' ? attribute('tool', example.tool) : '';
  return [`<ExampleGroup kind="${kind}"${tool}>\n${panels.join('\n')}\n</ExampleGroup>`];
}

/** The components that `mdxFace` uses, exported by components/pages/Example. */
export const EXAMPLE_COMPONENTS = [
  'ExampleGroup',
  'ExamplePanel',
  'ExampleRuntime',
  'ExampleStep',
  'ExampleView',
];

/** MDX for the HTML page: components around ordinary fences, which the site highlights at build time. */
export function mdxFace(example: ShownExample, t: BuildMessages): string {
  const { id, folder, title, tree, explored, marks } = example;
  const columns = columnsOf(example);
  const steps = example.steps.map(({ command, exit, output }) => {
    const open = `<ExampleStep${attribute('command', command)}${attribute('exit', exit)}`;
    return output
      ? `${open}>\n\n${fence(output, 'txt', markMeta(output, marks))}\n\n</ExampleStep>`
      : `${open} />`;
  });
  return [
    `<ExampleView${attribute('id', id)}${attribute('folder', folder)}${attribute('title', title)}` +
      `${attribute('tree', tree)}${explored ? attribute('explored', explored) : ''}${columns ? attribute('columns', columns) : ''}>`,
    ...group('source', example, t),
    ...group('output', example, t),
    ...steps,
    '</ExampleView>',
  ].join('\n');
}

/** Escapes Markdown text for MDX, to which `<script>` and `{ css: true }` would be code. */
const escapeText = (text: string): string => text.replace(/[<{]/g, '\\$&');

/** Plain Markdown with the same contents for the `.md` page and llms.txt, and an absolute link to all files. */
export function markdownFace(example: ShownExample, t: BuildMessages): string {
  const archive = `${siteOrigin()}${siteBase()}examples/${example.id}.zip`;
  const files = (shown: ShownFile[]) =>
    shown.map(({ path, code }) =>
      code === undefined
        ? t('table.named', { name: `\`${path}\``, text: t('example.binary') })
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
    `**${escapeText(example.title)}** ([\`${example.id}\`](${archive}))`,
    ...labelled(t('example.source'), files(example.source)),
    ...labelled(t('example.output', { tool: example.tool }), files(example.output)),
    ...labelled(t('example.run'), runs),
  ].join('\n\n');
}
