import { type Shape } from '@acme/core';
export declare const square: () => Shape;
