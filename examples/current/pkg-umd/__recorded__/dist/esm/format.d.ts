/** Joins a key and its value to `key=value`. */
export declare const format: (key: string, value: string) => string;
