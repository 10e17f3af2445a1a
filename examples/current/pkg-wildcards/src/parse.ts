import { splitAt } from './internal/splitAt';

/** Splits `key=value` at the first equals sign. */
export function parse(line: string): [key: string, value: string] {
  return splitAt(line, line.indexOf('='));
}
