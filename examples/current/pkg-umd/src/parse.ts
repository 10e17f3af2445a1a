/** Splits `key=value` at the first equals sign. */
export function parse(line: string): [key: string, value: string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}
