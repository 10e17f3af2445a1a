/** Reads a text such as `1h30m`. Throws when it is not a duration. */
export declare function parse(text: string): number;
//# sourceMappingURL=index.d.ts.map