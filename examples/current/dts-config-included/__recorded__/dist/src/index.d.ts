export declare const greet: (name: string) => string;
