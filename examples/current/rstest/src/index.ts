declare const __VERSION__: string;

export const version = __VERSION__;
export const sum = (left: number, right: number): number => left + right;
