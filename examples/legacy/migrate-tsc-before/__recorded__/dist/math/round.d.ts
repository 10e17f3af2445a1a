export declare const round: (value: number) => number;
