import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es5',
  lib: [
    { output: { distPath: './dist/inlined' } },
    { externalHelpers: true, output: { distPath: './dist/imported' } },
  ],
});
