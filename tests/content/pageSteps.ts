import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, RootContent } from 'mdast';
import { parsePage } from '../../build/pages/parsePage';

/** What a reader does or sees at one point of a page, in page order. */
export type PageStep =
  | { do: 'run'; command: string }
  | { do: 'write'; path: string; contents: string }
  | { do: 'compare'; example: string; steps: number[]; files: string[] };

type MdxJsxFlowElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** `key="value"` of a fence's meta, or undefined. */
const metaOf = ({ meta }: Code, key: string): string | undefined =>
  new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(meta ?? '')?.[1];

function stepsOfFence(fence: Code, root: string): PageStep[] {
  if (fence.lang === 'bash')
    return fence.value.split('\n').map((command) => ({ do: 'run', command }));
  const path = metaOf(fence, 'title');
  if (!path) return [];
  const source = metaOf(fence, 'file')?.replace('<root>/', '');
  const contents = source ? readFileSync(join(root, source), 'utf8') : `${fence.value}\n`;
  return [{ do: 'write', path, contents }];
}

function stepsOfTag({ name, attributes }: MdxJsxFlowElement): PageStep[] {
  const plain = (key: string): string => {
    const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === key);
    return typeof found?.value === 'string' ? found.value : '';
  };
  const list = (key: string) => plain(key).split(',').filter(Boolean);
  if (name === 'PackageManagerTabs') return [{ do: 'run', command: `npm ${plain('command')}` }];
  if (name !== 'Example') return [];
  const steps = list('run').map(Number);
  return [{ do: 'compare', example: plain('id'), steps, files: list('out') }];
}

/** The nodes below the heading with this id, up to the next one of its level or above. */
function sectionOf(source: string, id: string): RootContent[] {
  const lines = source.split('\n');
  const { children } = parsePage(source);
  const start = children.findIndex(
    (node) =>
      node.type === 'heading' &&
      lines[(node.position?.start.line ?? 0) - 1]?.trimEnd().endsWith(`{#${id}}`),
  );
  const opening = children[start];
  if (opening?.type !== 'heading') throw new Error(`The page has no heading {#${id}}.`);
  const rest = children.slice(start + 1);
  const end = rest.findIndex((node) => node.type === 'heading' && node.depth <= opening.depth);
  return end < 0 ? rest : rest.slice(0, end);
}

/**
 * The steps of one section of a page: shell fences and package-manager tabs are commands (as npm), titled fences are
 * files, and `<Example>` is the expected output.
 *
 * @param source text of the page
 * @param id heading id of the section
 * @param root root of the checkout, for `file="<root>/…"`
 */
export function pageSteps(source: string, id: string, root: string): PageStep[] {
  return sectionOf(source, id).flatMap((node) => {
    if (node.type === 'code') return stepsOfFence(node, root);
    if (node.type === 'mdxJsxFlowElement') return stepsOfTag(node);
    return [];
  });
}
