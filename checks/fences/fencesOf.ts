import { visit } from 'unist-util-visit';
import type { Page } from '../content/page';

export interface Fence {
  /** Path of the page in the checkout. */
  file: string;
  /** Line number, in the page, of the first line of code. */
  line: number;
  language: string;
  meta: string;
  code: string;
  /** `title="rslib.config.ts"`. */
  title?: string;
  /** `file="<root>/examples/…"`, whose contents fill the empty fence. */
  source?: string;
  /** `ts fragment`: the inside of an object literal. */
  isFragment: boolean;
}

const value = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta)?.slice(1).find(Boolean);

/** The fences of a page; none for invalid MDX, which the content check reports. */
export function fencesOf({ file, tree }: Page): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node) => {
    const meta = node.meta ?? '';
    fences.push({
      file,
      line: (node.position?.start.line ?? 0) + 1,
      language: (node.lang ?? '').toLowerCase(),
      meta,
      code: node.value,
      title: value(meta, 'title'),
      source: value(meta, 'file'),
      isFragment: /(^|\s)fragment(\s|$)/.test(meta),
    });
  });
  return fences;
}
