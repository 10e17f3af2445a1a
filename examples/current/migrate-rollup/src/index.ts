import words from './words.json';

export interface Options {
  polite?: boolean;
}

/** Greets somebody by name. */
export function greet(name: string, { polite = false }: Options = {}): string {
  return `${polite ? words.polite : words.plain} ${name}`;
}
