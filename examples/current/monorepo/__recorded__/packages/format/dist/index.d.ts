export declare const quote: (text: string) => string;
