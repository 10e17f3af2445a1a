/** Maximum length of the field (specification 5). */
export const MAX_LENGTH = 64;
/** Matches a line with an error. */
const ERROR =
  /\bTS\d{4,5}\b|\bERR_[A-Z_]+|\b\w*Error\b|not found|[Cc]annot|[Cc]ould not|错误|无法|找不到/;
/** Text before a message: `src/a.ts(1,18):`, `file:///home/app/a.js:3`, `at`, `Uncaught`, `error`. */
const BEFORE =
  /^(?:\s|Uncaught|error\b:?(?!\s*TS)|\[?\w*\]?(?:\w+:\/\/)?(?:[A-Za-z]:)?[\w.@-]*(?:[\\/][\w.@-]+)+(?:\(\d+,\d+\)|:\d+)*:?)+/;
/** A path on the reader's machine, which no page has; not one in node_modules, whose end is useful, nor a short one, which is an address. */
const OWN_PATH = /(['"])\/(?![^'"]*node_modules)(?:[^'"/]+\/){2}[^'"]*\1/g;
/** Start of the message in a line: its code or its kind. */
const MESSAGE = /\bTS\d{4,5}:|\b\w*Error(?: \[\w+\])?:/;

/** Text before and after the path in the address of a page. */
const AROUND_PATH = /^https?:\/\/[^/\s]+(?:\/zh(?=\/))?(?=\/\w\S*$)|\.(?:html|md)(?=$|#\S*$)/g;

/** Color codes of terminals. */
const COLORS = /[^\P{Cc}\r\n]?\[\d+(?:;\d+)*m/gu;

/** Truncates a text to the length of the field, without half a plain word at the end; half a name is useful. */
const asLongAsField = (text: string) =>
  /\w/.test(text.charAt(MAX_LENGTH))
    ? text.slice(0, MAX_LENGTH).replace(/ [a-z]+$/, '')
    : text.slice(0, MAX_LENGTH);

/**
 * Query for pasted text: the line with the error, without the path before it and truncated; or the path of an address.
 * Other text is only joined to one line.
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
