export interface Options {
  polite?: boolean;
}

/** Greets somebody by name. */
export function greet(name: string, { polite = false }: Options = {}): string {
  return polite ? `Good day, ${name}.` : `Hi ${name}!`;
}
