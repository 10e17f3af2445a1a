/** Text → index terms. The same rules apply to pages and queries. */

export const HAN = /\p{Script=Han}/u;
/**
 * A run of Han, or a Latin word with inner dots, dashes, slashes or colons (`output.distPath.root`) and the leading
 * characters of names in code (`--config`, `.d.cts`, `@scope/name`, `@/`, `?raw`). A field of JSON with its value is
 * also one: `type": "module`.
 */
const RUN =
  /\p{Script=Han}+|(?<=")[a-z]+": ?"[a-z]+(?=")|(?:--?|@\/?|\.|\?)?[A-Za-z0-9_$\u00c0-\u024f]+(?:[.\-/:][A-Za-z0-9_$\u00c0-\u024f]+)*|@\//gu;

/** Separators between the parts of a run. */
const BETWEEN = /[.\-/:@?" ]+/g;

/** Whether a run has a leading character of code, or a colon. */
export const isMarked = (run: string) => /^[-@.?]|:/.test(run);

export interface Run {
  text: string;
  /** Offset in the given text. */
  start: number;
  han: boolean;
}

/** Runs of a text, in order, with their offsets. */
export function findRuns(text: string): Run[] {
  const runs: Run[] = [];
  for (const match of text.matchAll(RUN)) {
    runs.push({ text: match[0], start: match.index, han: HAN.test(match[0]) });
  }
  return runs;
}

/** `autoExternal` → `auto`, `external`; `umd_name2` → `umd`, `name2`. Lower case. */
function splitCamel(word: string): string[] {
  return word
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _$]+/)
    .filter(Boolean);
}

/** Pairs of adjacent characters; a single character stays itself. */
export function hanBigrams(run: string): string[] {
  const chars = [...run];
  if (chars.length === 1) return chars;
  return chars.slice(1).map((char, i) => `${chars[i]}${char}`);
}

/** A word without its English ending, so that `bundles`, `bundled` and `bundling` are the same. Other words are unchanged. */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  let base = word;
  if (/[^aeiou]ie[sd]$/.test(word) && word.length > 4) base = `${word.slice(0, -3)}y`;
  else if (/[^suia]s$/.test(word)) base = word.slice(0, -1);
  const verb = /^(.{3,}?)(?:ing|ed)$/.exec(base)?.[1];
  // `taking` → `take`, `running` → `run`.
  if (verb && /[aeiouy]/.test(verb))
    base = verb.replace(/^[^aeiou][aeiouy][^aeiouwxy]$/, '$&e').replace(/([bdfgmnprt])\1$/, '$1');
  return base.length > 4 ? base.replace(/e$/, '') : base;
}

/** Cache of stems, because pages are marked at every key; site and queries have some thousand words. */
const STEMS = new Map<string, string>();

/** Index term of a stem, which no prefix of a word matches. */
export function stemTerm(word: string): string {
  const known = STEMS.get(word);
  if (known) return known;
  const term = `~${stem(word)}`;
  STEMS.set(word, term);
  return term;
}

export interface LatinForms {
  whole: string;
  /** Between dots, dashes, slashes, colons; the whole run if there are none. */
  parts: string[];
  /** All parts without their separators. */
  joined: string;
  /** Words inside the parts, by camelCase. */
  words: string[];
}

/** The forms of a Latin run. */
export function latinForms(run: string): LatinForms {
  const parts = run.split(BETWEEN).filter(Boolean);
  return {
    whole: run.replace(/[" ]/g, '').toLowerCase(),
    parts: parts.map((part) => part.toLowerCase()),
    joined: parts.join('').toLowerCase(),
    words: parts.flatMap(splitCamel),
  };
}

function latinTerms(run: string): Set<string> {
  const { whole, parts, joined, words } = latinForms(run);
  const terms = new Set([whole, joined, ...parts, ...words]);
  terms.delete('');
  for (const term of [...terms]) if (/^[a-z]{4,}$/.test(term)) terms.add(stemTerm(term));
  return terms;
}

/** Index terms of a text, with duplicates, which count. */
export function indexTerms(text: string): string[] {
  return findRuns(text.normalize('NFKC')).flatMap(({ text: run, han }) =>
    han ? hanBigrams(run) : [...latinTerms(run)],
  );
}

/** Letters, digits and Han only, in lower case: the same for `lib.autoExternal` and `lib auto external`. */
export function compact(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$]+/gu, '');
}

/** Number of words in a text; two Han characters count as one. */
export const countWords = (text: string): number =>
  findRuns(text).reduce((sum, run) => sum + (run.han ? [...run.text].length / 2 : 1), 0);
