export interface Options {
  polite?: boolean;
}
/** Greets somebody by name. */
export declare function greet(name: string, { polite }?: Options): string;