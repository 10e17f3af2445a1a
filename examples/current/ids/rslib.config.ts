import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', syntax: 'es2022' },
    { format: 'esm', syntax: 'es2015', output: { distPath: './dist/es2015' } },
    { format: 'cjs' },
    { id: 'browser', format: 'umd', output: { distPath: './dist/umd' } },
  ],
});
