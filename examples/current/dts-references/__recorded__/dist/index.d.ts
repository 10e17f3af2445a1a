import type { Shape } from '../core/src/index';
export declare const width: (shape: Shape) => number;
