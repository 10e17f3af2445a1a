import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  lib: [
    { output: { distPath: './dist/default' } },
    { redirect: { dts: { extension: false } }, output: { distPath: './dist/extension-off' } },
    { redirect: { dts: { path: false } }, output: { distPath: './dist/path-off' } },
  ],
});
