import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { output: { distPath: './dist/extension', filename: { js: '[name].mjs' } } },
    { output: { distPath: './dist/suffix', filename: { js: '[name].browser.js' } } },
  ],
});
