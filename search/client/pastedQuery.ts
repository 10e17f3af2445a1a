/** Characters that the field holds (specification 5). */
export const MAX_LENGTH = 64;
/** What a line with an error has. */
const ERROR =
  /\bTS\d{4,5}\b|\bERR_[A-Z_]+|\b\w*Error\b|not found|[Cc]annot|[Cc]ould not|错误|无法|找不到/;
/** Places before a message: `src/a.ts(1,18):`, `file:///home/app/a.js:3`, `at`, `Uncaught`, `error`. */
const BEFORE =
  /^(?:\s|Uncaught|error\b:?(?!\s*TS)|\[?\w*\]?(?:\w+:\/\/)?(?:[A-Za-z]:)?[\w.@-]*(?:[\\/][\w.@-]+)+(?:\(\d+,\d+\)|:\d+)*:?)+/;
/** A path of the reader's own machine, which no page has; one of a package may be told by its end, a short one is of a site. */
const OWN_PATH = /(['"])\/(?![^'"]*node_modules)(?:[^'"/]+\/){2}[^'"]*\1/g;
/** Where the message begins within a line: its code or its kind. */
const MESSAGE = /\bTS\d{4,5}:|\b\w*Error(?: \[\w+\])?:/;

/** What stands before and after the path in the address of a page. */
const AROUND_PATH = /^https?:\/\/[^/\s]+(?:\/zh(?=\/))?(?=\/\w\S*$)|\.(?:html|md)(?=$|#\S*$)/g;

/** What colors a line in a terminal, as raw logs have it. */
const COLORS = /[^\P{Cc}\r\n]?\[\d+(?:;\d+)*m/gu;

/** As much of a text as the field holds, without half of a plain word: half of a name says which one is meant. */
const asLongAsField = (text: string) =>
  /\w/.test(text.charAt(MAX_LENGTH))
    ? text.slice(0, MAX_LENGTH).replace(/ [a-z]+$/, '')
    : text.slice(0, MAX_LENGTH);

/**
 * Pasted text → what to search for: of several lines the one with the error, without the path before it, at
 * most as long as the field; of an address the path. Other text is only made one line.
 */
export function pastedQuery(text: string): string {
  if (/^https?:\S+$/.test(text.trim())) return asLongAsField(text.trim().replace(AROUND_PATH, ''));
  const lines = text
    .replace(COLORS, '')
    .split(/[\r\n]+/)
    .filter((line) => line.trim());
  const line = lines.find((one) => MESSAGE.test(one)) ?? lines.find((one) => ERROR.test(one));
  if (line === undefined) return asLongAsField(lines.join(' ').trim());
  const at = line.length > MAX_LENGTH ? line.search(MESSAGE) : 0;
  const message = line.slice(Math.max(0, at)).replace(BEFORE, '').replace(OWN_PATH, '').trim();
  return asLongAsField(message || line.trim()).trim();
}
