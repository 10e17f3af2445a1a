/** Every text of the library; the other languages have the same keys. */
export declare const messages: {
    close: string;
    'files.one': string;
    'files.other': string;
};
export type Messages = typeof messages;
