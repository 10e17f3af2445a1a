import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '../../site';
import type { Finding } from '../finding';
import { chineseFindings } from './chinese';
import { parseTerms, strayTerms } from './terms';

/** Paths of all pages, from the project's root, sorted within each language. */
export function listPages(root: string): string[] {
  return LANGUAGES.flatMap((language) =>
    readdirSync(join(root, 'docs', language), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `docs/${language}/${name.replaceAll('\\', '/')}`)
      .sort(),
  );
}

/**
 * Terms and, on Chinese pages, spacing and punctuation. A page that does not parse is left out: the content
 * check tells its error.
 */
export function checkLanguage(root: string, pages: readonly string[]): Finding[] {
  const list = join(root, 'checks/language/terms.json');
  const terms = parseTerms(JSON.parse(readFileSync(list, 'utf8')));
  return pages.flatMap((file): Finding[] => {
    const language = file.split('/')[1] as Language;
    const source = readFileSync(join(root, file), 'utf8');
    try {
      return [
        ...(language === 'zh' ? chineseFindings(file, source) : []),
        ...strayTerms(file, source, language, terms),
      ];
    } catch {
      return [];
    }
  });
}
