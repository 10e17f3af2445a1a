/** Greets somebody by name. */
export declare function greet(name: string, { polite }?: Options): string;

export declare interface Options {
    polite?: boolean;
}

export { }
