/** Greets someone by name. */
export declare function greet(name: string): string;
