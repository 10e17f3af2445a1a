/** The text before and after one character. */
export const splitAt = (text: string, at: number): [string, string] => [
  text.slice(0, at),
  text.slice(at + 1),
];
