/** Joins a key and its value to `key=value`. */
export const format = (key: string, value: string): string => `${key}=${value}`;
