import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  lib: [
    { output: { distPath: './dist/default' } },
    { redirect: { js: { path: false } }, output: { distPath: './dist/path-off' } },
    { redirect: { js: { extension: false } }, output: { distPath: './dist/extension-off' } },
  ],
});
