/*! my-lib 1.0.0 | MIT */

/** Doubles a number. */
export function double(input: number): number {
  // a line comment
  const result = input * 2;
  return result;
}

function unused(): void {}
