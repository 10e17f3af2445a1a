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

/** Widths of an example on the usual screens: 1280, 1440, 1536 and 1680 px and more; Columns.module.css has them, too. */
const WIDTHS = [640, 768, 880, 1024];
/** A monospaced character of 13 px is 7.93 px wide; around the lines are 42 px. */
const CHARACTER = 7.93;
const AROUND = 42;
/** The narrowest column in which the tabs still look right. */
const MIN_CHARACTERS = 30;

function widthOf(files: readonly ShownFile[]): number {
  const lengths = files
    .flatMap(({ code = '' }) => splitRuntime(code))
    .filter(({ isRuntime }) => !isRuntime)
    .flatMap(({ code }) => code.split('\n').map((line) => line.length));
  return Math.ceil(Math.max(MIN_CHARACTERS, ...lengths) * CHARACTER + AROUND);
}

/**
 * The columns of an example whose every line of code can be read without scrolling sideways in some of `WIDTHS`;
 * undefined for one with longer lines, or without source or output.
 */
export function columnsOf(example: Pick<ShownExample, 'source' | 'output'>) {
  if (example.source.length === 0 || example.output.length === 0) return undefined;
  const source = widthOf(example.source);
  const output = widthOf(example.output);
  const fit = WIDTHS.find((width) => source + output + 3 <= width);
  return fit === undefined ? undefined : ({ fit, source, output } satisfies Columns);
}
