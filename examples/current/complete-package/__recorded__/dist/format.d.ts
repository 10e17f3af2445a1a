/** Writes seconds as a text such as `1h30m`. */
export declare function format(seconds: number): string;
//# sourceMappingURL=format.d.ts.map