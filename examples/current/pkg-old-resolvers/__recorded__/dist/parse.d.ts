/** Splits `key=value` at the first equals sign. */
export declare function parse(line: string): [key: string, value: string];
