import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { keepReadsFor } from '../../build/pages/keptReads';
import { byPlace, type Finding } from '../finding';
import { PARTS } from '../run/parts';
import { twinOf } from '../twins/twins';

const isPage = (file: string) => /^docs\/.*\.mdx?$/.test(file);

/**
 * Findings of the content check for all pages, and of the other checks for the `edited` pages (paths from the root) and
 * their twins. Never throws for mistakes of authors.
 */
export const findProblems = (root: string, edited: readonly string[]): Promise<Finding[]> =>
  keepReadsFor(() => problemsOf(root, edited));

async function problemsOf(root: string, edited: readonly string[]): Promise<Finding[]> {
  const pages = edited.filter(isPage).flatMap((file) => [file, twinOf(file) ?? file]);
  const changed = [...new Set(pages)].filter((file) => existsSync(join(root, file)));
  const findings: Finding[] = [];
  for (const part of PARTS) {
    const { name, reads, isOfPages } = part;
    if (!isOfPages) continue;
    // The content check of a page depends on all others.
    if (name !== 'content' && !changed.some((file) => reads.test(file))) continue;
    try {
      const { findings: found } = await part.run({ root, changed });
      const isOfEdited = ({ file }: Finding) => name === 'content' || changed.includes(file);
      findings.push(...found.filter(isOfEdited));
    } catch (error) {
      // A check that crashes must not hide what the others found.
      console.error(`The check “${name}” failed: ${(error as Error).message}`);
    }
  }
  return findings.sort(byPlace);
}
