import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXPANDERS } from '../../build/pages/expanders';
import { findTags } from '../../build/pages/findTags';
import { parsePage } from '../../build/pages/parsePage';
import type { Language } from '../../site';
import { tagProblem } from '../content/tags';
import type { Finding } from '../finding';
import { comparePages } from './compare';

/** Whether a tag of the page has no text. It is reported where it stands; the twin is not blamed for it. */
function hasWrongTag(root: string, file: string, source: string): boolean {
  const language = file.split('/')[1] as Language;
  const tags = findTags(source, Object.keys(EXPANDERS));
  return tags.some((tag) => tagProblem(tag, { root, file, language }) !== undefined);
}

/**
 * Where Chinese pages leave the code, components and links of their English twins. `pages`: paths from the root, in
 * either language. Missing twins, headings, blocks and pages that do not parse are findings of the content check.
 */
export function checkTwins(root: string, pages: readonly string[]): Finding[] {
  const chinese = new Set(pages.map((file) => file.replace(/^docs\/en\//, 'docs/zh/')));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return [...chinese].flatMap((file): Finding[] => {
    const english = file.replace(/^docs\/zh\//, 'docs/en/');
    if (![file, english].every((name) => existsSync(join(root, name)))) return [];
    const because = `Both languages have the same structure: compare ${english}`;
    try {
      const [ours, theirs] = [read(file), read(english)];
      return comparePages(parsePage(theirs), parsePage(ours))
        .filter(
          ({ kind }) =>
            kind !== 'component' ||
            !(hasWrongTag(root, file, ours) || hasWrongTag(root, english, theirs)),
        )
        .map(({ line, problem }) => ({ file, line, problem, because }));
    } catch {
      return [];
    }
  });
}
