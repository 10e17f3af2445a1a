interface Options {
    polite?: boolean;
}
/** Greets somebody by name. */
declare function greet(name: string, { polite }?: Options): string;

export { greet };
export type { Options };
