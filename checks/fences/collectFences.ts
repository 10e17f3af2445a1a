import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../build/pages/parsePage';

export interface Fence {
  /** Path of the page from the root of the checkout. */
  file: string;
  /** Line of the first line of code in the page. */
  line: number;
  language: string;
  meta: string;
  code: string;
  /** `title="rslib.config.ts"`. */
  title?: string;
  /** `file="<root>/examples/…"`: the fence is empty, its contents come from there. */
  source?: string;
  /** `ts fragment`: only the inside of an object literal. */
  isFragment: boolean;
}

const value = (meta: string, name: string): string | undefined =>
  new RegExp(`(?:^|\\s)${name}=(?:"([^"]*)"|'([^']*)')`).exec(meta)?.slice(1).find(Boolean);

/** The fences of one page; undefined when it is not valid MDX, which the content check tells. */
function fencesOf(source: string, file: string): Fence[] | undefined {
  const fences: Fence[] = [];
  let tree: ReturnType<typeof parsePage>;
  try {
    tree = parsePage(source);
  } catch {
    return undefined;
  }
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

/** The fences of all pages that are MDX, or of `only` these, by page. Fragments in `shared/` are pages here. */
export function collectFences(root: string, only?: ReadonlySet<string>): Map<string, Fence[]> {
  const pages = globSync('docs/{en,zh}/**/*.{md,mdx}', { cwd: root })
    .filter((file) => only?.has(file) ?? true)
    .sort();
  return new Map(
    pages.flatMap((file) => {
      const fences = fencesOf(readFileSync(join(root, file), 'utf8'), file);
      return fences ? [[file, fences] as const] : [];
    }),
  );
}
