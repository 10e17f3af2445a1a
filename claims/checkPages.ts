import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSentences, unproved } from './pages';
import { claimIds, listTopics } from './runClaims';

/** Something to fix in a page or in a file of claims. */
interface ClaimFinding {
  file: string;
  line: number;
  problem: string;
  because: string;
}

/**
 * What is wrong between pages and claims: a sentence that nothing proves, a claim that does not exist, one that
 * the other language does not have, and one that no sentence names.
 */
export function checkPages(root: string): ClaimFinding[] {
  const sentences = listSentences(root);
  const named = new Set(sentences.flatMap(({ claims }) => claims));
  const known = new Map(
    listTopics(root).flatMap((file) =>
      claimIds(readFileSync(join(root, file), 'utf8')).map((id) => [id, file] as const),
    ),
  );
  const twinOf = (file: string) =>
    file.replace(/^docs\/(en|zh)\//, (_, language) => `docs/${language === 'en' ? 'zh' : 'en'}/`);
  const pairs = new Set(
    sentences.flatMap(({ file, claims }) => claims.map((id) => `${file} ${id}`)),
  );
  return [
    ...unproved(sentences).map(({ file, line, text }) => ({
      file,
      line,
      problem: `nothing proves “${text}”`,
      because:
        'Show an example in the section, or end the line with {/* claim: id */} for a claim of claims/, or say it less absolutely.',
    })),
    ...sentences.flatMap(({ file, line, claims }) =>
      claims.flatMap((id) => {
        if (!known.has(id)) {
          const because = 'Claims are in claims/*.claims.ts.';
          return { file, line, problem: `no claim "${id}"`, because };
        }
        if (pairs.has(`${twinOf(file)} ${id}`)) return [];
        const because = `Both languages say the same: write {/* claim: ${id} */} in ${twinOf(file)} too.`;
        return { file, line, problem: `claim "${id}" stands in one language only`, because };
      }),
    ),
    ...[...known]
      .filter(([id]) => !named.has(id))
      .map(([id, file]) => {
        const problem = `no sentence names the claim "${id}"`;
        return { file, line: 1, problem, because: 'Link it, or delete it.' };
      }),
  ];
}
