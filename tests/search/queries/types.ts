/** The kinds of query; each fails in its own way, so the report counts them apart. */
export type Kind =
  /** The exact name of an option, flag or file. */
  | 'identifier'
  /** The beginning of a name, as while typing. */
  | 'prefix'
  /** A name spelt another way. */
  | 'variant'
  /** A question as one would ask a person. */
  | 'natural'
  /** With a slip of the finger or a wrong character. */
  | 'typo'
  /** A term of the field, also one the pages do not use. */
  | 'term'
  /** A name and words, or both languages. */
  | 'mixed'
  /** Chinese typed without an input method. */
  | 'pinyin'
  /** A message as it is pasted from a terminal. */
  | 'error'
  /** A piece of code as it is typed, with its marks. */
  | 'code'
  /** What this documentation has no answer to: the screen must be empty. */
  | 'nonsense';

export interface Query {
  kind: Kind;
  query: string;
  /** Places any of which answers, the best first; none for nonsense. */
  targets: readonly Target[];
}

/** A page, as its path without language, and the section of it that answers, where one does. */
interface Target {
  page: string;
  section?: string;
}

/** One query a line: `kind | query | page#section, other page`. Empty lines and `//` are notes. */
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
