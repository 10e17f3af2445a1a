import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../content/checkContent';
import { checkFences } from '../fences/checkFences';
import type { Finding } from '../finding';
import { checkTwins } from '../parity/checkTwins';
import { twinOf } from '../run/notices';

const isPage = (file: string) => /^docs\/.*\.mdx?$/.test(file);

/**
 * Problems of what authors edit: links, anchors, pictures, frontmatter, ids, menus and twins of all pages, and the
 * samples of the `edited` pages (paths from the root) and of their twins. Never throws for what an author wrote.
 */
export async function findProblems(root: string, edited: readonly string[]): Promise<Finding[]> {
  const { findings } = await checkContent(root);
  const pages = edited.filter(isPage).flatMap((file) => [file, twinOf(file) ?? file]);
  const present = pages.filter((file) => existsSync(join(root, file)));
  if (present.length === 0) return findings;
  try {
    const samples = await checkFences(root, new Set(present));
    return [...findings, ...samples.findings, ...checkTwins(root, present)];
  } catch {
    // A page that is not valid MDX is a finding of the content check already.
    return findings;
  }
}
