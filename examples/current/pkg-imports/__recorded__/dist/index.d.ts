/** Where this code runs. */
export declare const where: () => string;
