import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** Placeholder for durations in a recorded log. */
const TIME = '<time>';

/**
 * Rslib prefixes every chunk that the TypeScript 7 compiler writes with `[tsgo]`, and a chunk may end inside
 * `file:line:column - error`. Joins such chunks.
 */
const joinTsgoChunks = (text: string): string =>
  text.replace(/\n\[tsgo\] (?=:?\d*(?::\d+)? ?- error TS|:\d)/g, '');

/**
 * Makes the output of a step equal on every machine: no color codes, durations, stack traces, Node.js version lines, path
 * of the checkout, or hash that Rspack derives from it; LF only; no trailing whitespace.
 *
 * @param text - what the command printed
 * @param paths - folders to replace, longest first: path → replacement
 * @param keep - keeps only matching lines
 */
export function normalizeLog(text: string, paths: [string, string][], keep?: RegExp): string {
  let out = stripVTControlCharacters(text).replace(/\r\n?/g, '\n');
  for (const [path, name] of paths)
    for (const written of [pathToFileURL(path).href, `file://${path}`, path])
      out = out.replaceAll(written, name);
  out = joinTsgoChunks(out);
  const lines = out
    .split('\n')
    .filter((line) => !/^\s+at (async )?\S+/.test(line) && !/^Node\.js v\d/.test(line))
    .filter((line) => !/^node:internal\/\S+:\d+$/.test(line))
    .map((line) => line.replace(/\b\d+(\.\d+)?\s?(ms|s)\b/g, TIME).trimEnd());
  const kept = keep ? lines.filter((line) => keep.test(line)) : lines;
  return kept
    .join('\n')
    .replace(/(?<=__rspack_asset_)[0-9a-f]{16}/g, '<hash>')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}
