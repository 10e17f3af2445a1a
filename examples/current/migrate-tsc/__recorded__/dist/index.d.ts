export declare function area(radius: number): number;
