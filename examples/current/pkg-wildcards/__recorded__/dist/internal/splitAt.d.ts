/** The text before and after one character. */
export declare const splitAt: (text: string, at: number) => [string, string];
