/** Kinds of queries. Each fails in its own way, so the report lists them separately. */
export type Kind =
  /** The exact name of an option, flag or file. */
  | 'identifier'
  /** The start of a name, as while typing. */
  | 'prefix'
  /** A name in another spelling. */
  | 'variant'
  /** A question as one would ask a person. */
  | 'natural'
  /** A query with a typing error or a wrong character. */
  | 'typo'
  /** A technical term, even one that no page uses. */
  | 'term'
  /** A name among words, or both languages. */
  | 'mixed'
  /** Chinese typed without an input method. */
  | 'pinyin'
  /** A message pasted from a terminal. */
  | 'error'
  /** Code as typed, with its punctuation. */
  | 'code'
  /** Nothing in this documentation answers it, so there must be no results. */
  | 'nonsense';

export interface Query {
  kind: Kind;
  query: string;
  /** Places that answer it, the best first; none for nonsense. */
  targets: readonly Target[];
}

/** A page, as its path without language, and the section of it that answers, where one does. */
interface Target {
  page: string;
  section?: string;
}

/** One query a line: `kind | query | page#section, other page`. Empty lines and those that start with `//` are skipped. */
export function readQueries(lines: string): Query[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('//'))
    .map((line) => {
      const [kind = '', query = '', targets = ''] = line.split('|').map((part) => part.trim());
      const places = targets.split(',').map((target) => target.trim());
      return {
        kind: kind as Kind,
        query,
        targets: places.filter(Boolean).map((place) => {
          const [page = '', section] = place.split('#');
          return section ? { page, section } : { page };
        }),
      };
    });
}
