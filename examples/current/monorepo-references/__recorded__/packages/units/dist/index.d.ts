export interface Length {
    meters: number;
}
export declare const feet: (count: number) => Length;
