import type { Language } from '../../site';

/** Where the expanded text goes: a page that is compiled as MDX, or plain Markdown. */
export type Face = 'mdx' | 'markdown';

export interface ExpandOptions {
  root: string;
  /** Path of the page for messages. */
  file: string;
  language: Language;
  face: Face;
}

export interface Expansion {
  code: string;
  /** Module → components of it that the text uses. */
  components?: Readonly<Record<string, readonly string[]>>;
  /** Absolute paths of the files that the text was made from. */
  dependencies: string[];
}

/** Writes the text of one tag. Throws what is wrong with its attributes. */
export type Expander = (attributes: Map<string, string>, options: ExpandOptions) => Expansion;
