import type { Shape } from '../core/src/index';

export const width = (shape: Shape): number => shape.width;
