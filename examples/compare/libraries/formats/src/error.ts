/** A line that is neither a section nor a value. */
export class ParseError extends Error {
  readonly line: number;

  constructor(line: number, text: string) {
    super(`line ${line}: expected name = value, got "${text}"`);
    this.name = 'ParseError';
    this.line = line;
  }
}
