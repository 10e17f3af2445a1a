/** Turns a title into a part of an address. */
export declare const slug: (title: string) => string;
