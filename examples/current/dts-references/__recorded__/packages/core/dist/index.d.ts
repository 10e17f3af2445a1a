export interface Shape {
    width: number;
}
export declare const shape: (width: number) => Shape;
