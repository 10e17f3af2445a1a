import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2022',
  lib: [{ format: 'esm', dts: true }],
});
