import { defineConfig } from '@rslib/core';

const dts = { bundle: true, autoExtension: true };

export default defineConfig({
  syntax: 'es2022',
  lib: [
    { format: 'esm', dts },
    { format: 'cjs', dts },
  ],
});
