/** Where `name` stands in `list`, counted from 1; 0 when it does not. */
export const rank = (list: readonly string[], name: string): number => list.indexOf(name) + 1;
