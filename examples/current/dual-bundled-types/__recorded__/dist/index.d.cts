/** Greets. */
export declare const greet: (name: string, options?: Options) => string;

export declare interface Options {
    loud?: boolean;
}

export { }
