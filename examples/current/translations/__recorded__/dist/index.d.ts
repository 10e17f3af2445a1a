import type { Messages } from './messages/en.js';
export type { Messages };
/** Texts of one language, with plural forms by its rules. */
export declare function createTexts(language: string, messages: Messages): {
    close: string;
    files: (count: number) => string;
};
