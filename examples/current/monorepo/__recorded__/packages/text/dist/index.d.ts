export declare const upper: (text: string) => string;
