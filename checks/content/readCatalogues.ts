import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '../../site';
import type { Finding } from '../finding';

type Texts = Readonly<Record<string, string>>;

/** The texts of i18n/, or what keeps a strings file from loading, at its line. */
export interface Catalogues {
  texts: Record<Language, Texts>;
  broken: Finding[];
}

/** `file:line:column: ERROR: what` as esbuild writes it. */
const SYNTAX = /^(.+?):(\d+):\d+: ERROR: (.+)$/m;

/** A source file that could not be loaded, at the line that its error names; else at `file`. */
export function loadFinding(root: string, file: string, error: unknown): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const [, wrong, line, problem] = SYNTAX.exec(message) ?? [];
  const place = wrong ? relative(root, wrong).replaceAll('\\', '/') : file;
  return {
    file: place,
    line: Number(line ?? 1),
    problem: `the file does not load: ${problem ?? message}`,
    write: place.startsWith('i18n/')
      ? "'area.part.purpose': 'text', with a quoted key, a colon, a quoted text and a comma"
      : undefined,
  };
}

/** Loads the texts of every language. A file that does not parse is a finding, not an exception. */
export async function readCatalogues(root: string): Promise<Catalogues> {
  const catalogues: Catalogues = { texts: { en: {}, zh: {} }, broken: [] };
  for (const language of LANGUAGES) {
    try {
      const file = pathToFileURL(join(root, `i18n/${language}.ts`)).href;
      catalogues.texts[language] = ((await import(file)) as Record<string, Texts>)[language] ?? {};
    } catch (error) {
      catalogues.broken.push(loadFinding(root, `i18n/${language}.ts`, error));
    }
  }
  return catalogues;
}
