import { type Shape, shape } from '@acme/core';

export const square = (): Shape => shape(2);
