import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { output: { distPath: './dist/replaced', minify: { css: true } } },
    { output: { distPath: './dist/kept', minify: { js: false, css: true } } },
  ],
  output: { target: 'web' },
});
