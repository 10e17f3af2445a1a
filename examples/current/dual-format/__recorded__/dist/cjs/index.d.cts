/** Says hello from a folder. */
export declare function hello(name: string): string;
