/** Adds two numbers in a worker. */
export declare function add(left: number, right: number): Promise<number>;
