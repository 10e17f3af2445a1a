import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lint } from 'cspell';
import type { Finding } from '../finding';

/** English prose of the project. */
export const SPELLED = ['docs/en/**/*.mdx', '*.md', 'i18n/en/*.ts'];

/** Words in the files matching `globs` that are not in cspell.json or checks/language/words.txt. */
export async function spellingFindings(root: string, globs: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const ignore = () => {};
  await lint(
    [...globs],
    { root, config: `${root}/checks/language/cspell.json`, showSuggestions: true },
    {
      issue({ text, row, uri, suggestions = [] }) {
        const file = relative(root, uri ? fileURLToPath(uri) : '').replaceAll('\\', '/');
        findings.push({
          file,
          line: row,
          problem: `“${text}” is not a word that the spelling check knows`,
          because: 'If it is right, add it to checks/language/words.txt',
          write: suggestions.slice(0, 3).join(', ') || undefined,
        });
      },
      error(message, error) {
        throw new Error(`cspell: ${message}: ${error}`);
      },
      info: ignore,
      debug: ignore,
      progress: ignore,
      result: ignore,
    },
  );
  return findings;
}
