/** Where `name` stands in `list`, counted from 1; 0 when it does not. */
export declare const rank: (list: readonly string[], name: string) => number;
