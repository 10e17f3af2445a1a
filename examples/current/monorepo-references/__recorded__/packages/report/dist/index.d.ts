export declare const report: (count: number) => string;
