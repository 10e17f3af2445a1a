import type { Shape } from './shape';

export const area = ({ width, height }: Shape): number => width * height;
