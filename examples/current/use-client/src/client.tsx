'use client';
export { Counter } from './Counter';
