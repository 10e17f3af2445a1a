import { defineConfig } from '@rslib/core';
import { order } from './order';

export default defineConfig({ plugins: [order()] });
