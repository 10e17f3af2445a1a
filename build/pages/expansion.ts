import type { Language } from '../../site';

/** Form of the expanded text: MDX for the page, or plain Markdown. */
export type Face = 'mdx' | 'markdown';

export interface ExpandOptions {
  root: string;
  /** Path of the page, for error messages. */
  file: string;
  language: Language;
  face: Face;
}

export interface Expansion {
  code: string;
  /** Module → components imported from it, as in an import statement. */
  components?: Readonly<Record<string, readonly string[]>>;
  /** Absolute paths of the files that the text depends on. */
  dependencies: string[];
}

/** Writes the text of one tag. Throws if its attributes are invalid. */
export type Expander = (attributes: Map<string, string>, options: ExpandOptions) => Expansion;
