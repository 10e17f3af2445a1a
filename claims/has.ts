import assert from 'node:assert/strict';

/** What is looked for: words, letter for letter, or a pattern. */
type Part = string | RegExp;

const isIn = (text: string, part: Part) =>
  typeof part === 'string' ? text.includes(part) : new RegExp(part, part.flags).test(text);

/** Asserts that a text, such as a file of the output, is there and contains each of the parts. */
export function has(text: string | undefined, ...parts: readonly Part[]): void {
  assert.ok(text !== undefined, `There is no text to contain ${parts.join(', ')}`);
  for (const part of parts) assert.ok(isIn(text, part), `No ${part} in:\n${text}`);
}

/** Asserts that a text is there and contains none of the parts. */
export function lacks(text: string | undefined, ...parts: readonly Part[]): void {
  assert.ok(text !== undefined, `There is no text to lack ${parts.join(', ')}`);
  for (const part of parts) assert.ok(!isIn(text, part), `${part} in:\n${text}`);
}
