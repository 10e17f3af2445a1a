export declare const host: string;
