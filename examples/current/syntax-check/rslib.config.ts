import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { syntax: 'es2020', output: { distPath: './dist/es2020' } },
    { syntax: 'esnext', output: { distPath: './dist/esnext' } },
  ],
});
