import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2022',
  source: { entry: { index: './src/**' } },
  lib: [{ format: 'esm', bundle: false, dts: true }],
});
