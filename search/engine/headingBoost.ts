import { KNOBS } from './knobs';
import { compact } from './tokenize';

/** A heading as it may be typed. */
export interface HeadingNames {
  /** It, its names and their last parts, without what is between letters: `autoexternal` of `lib.autoExternal`. */
  letters: readonly string[];
  /** Its dotted names, lower case. */
  paths: readonly string[];
}

const NAME = /[\w$@/-]+(?:\.[\w$@/-]+)*/g;

/** Reads the names of a heading that is one, or has dotted ones among its words: `output.emitCss and output.emitAssets`. */
export function readHeading(heading: string): HeadingNames {
  const names = heading.match(NAME) ?? [];
  const paths = names.filter((name) => name.includes('.'));
  const own = names[0] === heading.trim() ? names : paths;
  const lastParts = own.map((name) => name.split(/[./]/).at(-1) ?? '');
  return {
    letters: [heading, ...own, ...lastParts].map(compact),
    paths: paths.map((path) => `.${path.toLowerCase()}.`),
  };
}

/** Makes the factor for a heading that is the query, or whose dotted name is part of it: `lib.output.distPath.root`. */
export function headingBoost(query: string): (heading: HeadingNames) => number {
  const typed = compact(query);
  const path = `.${query.toLowerCase()}.`;
  return ({ letters, paths }) =>
    typed && (letters.includes(typed) || paths.some((name) => path.includes(name)))
      ? KNOBS.exactHeading
      : 1;
}
