import type { ShownExample, ShownFile } from './shownExample';
import { splitRuntime } from './splitRuntime';

/** Columns in which source and output are side by side. */
interface Columns {
  /** Minimum width of the example in px, one of `WIDTHS`. */
  fit: number;
  /** Widths of the two columns in px up to that width; they share any extra room. */
  source: number;
  output: number;
}

/** Widths of an example on screens of 1280, 1440, 1536 and 1680 px or more; repeated in Columns.module.css. */
const WIDTHS = [640, 768, 880, 1024];
/** Width of a monospaced character of 13 px, and padding around the lines, in px. */
const CHARACTER = 7.93;
const AROUND = 42;
/** Minimum column width at which the tabs look right. */
const MIN_CHARACTERS = 30;

function widthOf(files: readonly ShownFile[]): number {
  const lengths = files
    .flatMap(({ code = '' }) => splitRuntime(code))
    .filter(({ isRuntime }) => !isRuntime)
    .flatMap(({ code }) => code.split('\n').map((line) => line.length));
  return Math.ceil(Math.max(MIN_CHARACTERS, ...lengths) * CHARACTER + AROUND);
}

/**
 * The columns of an example for the smallest of `WIDTHS` in which no line of code scrolls sideways; undefined if lines are
 * too long for all, or if source or output is missing.
 */
export function columnsOf(example: Pick<ShownExample, 'source' | 'output'>) {
  if (example.source.length === 0 || example.output.length === 0) return undefined;
  const source = widthOf(example.source);
  const output = widthOf(example.output);
  const fit = WIDTHS.find((width) => source + output + 3 <= width);
  return fit === undefined ? undefined : ({ fit, source, output } satisfies Columns);
}
