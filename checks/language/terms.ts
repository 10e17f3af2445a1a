import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Finding } from '../finding';
import { proseOf } from './prose';

/** A term: its name in each language and the words to avoid for it. */
const termSchema = z.strictObject({
  en: z.string().min(1),
  zh: z.string().min(1),
  note: z.string().optional(),
  avoid: z
    .strictObject({ en: z.array(z.string()).optional(), zh: z.array(z.string()).optional() })
    .optional(),
});
type Term = z.infer<typeof termSchema>;

const FILE = 'checks/language/terms.json';

/** Parses checks/language/terms.json; throws with the file and the path of an invalid entry. */
export function parseTerms(json: unknown): Term[] {
  const { data, error } = z.array(termSchema).safeParse(json);
  if (error) throw new Error(`${FILE} is wrong:\n${z.prettifyError(error)}`);
  return data;
}

/** The terms of a checkout. */
export function readTerms(root: string): Term[] {
  const text = readFileSync(join(root, FILE), 'utf8');
  try {
    return parseTerms(JSON.parse(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${FILE} is not JSON: ${error.message}`);
  }
}

const escapeRegExp = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isLatin = (word: string) => /^[\w .-]+$/.test(word);

/** Words to avoid on a page. */
export function termFindings(
  file: string,
  source: string,
  language: 'en' | 'zh',
  terms: readonly Term[],
): Finding[] {
  const prose = proseOf(source);
  return terms.flatMap((term) =>
    (term.avoid?.[language] ?? []).flatMap((word) => {
      // Whole words, case-sensitive: “Typescript” and “Node” are wrong, “TypeScript” and “Node.js” are not.
      const pattern = isLatin(word)
        ? new RegExp(`(?<![\\w.-])${escapeRegExp(word)}(?![\\w-]|\\.\\w)`, 'g')
        : new RegExp(escapeRegExp(word), 'g');
      return prose.flatMap(({ text, line }) =>
        [...text.matchAll(pattern)].map((match) => ({
          file,
          line: line + text.slice(0, match.index).split('\n').length - 1,
          problem: `“${word}” is not a word of this site${term.note ? ` (${term.note})` : ''}`,
          write: term.note ? undefined : term[language],
        })),
      );
    }),
  );
}
