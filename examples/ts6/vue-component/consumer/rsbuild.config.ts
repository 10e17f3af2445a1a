import { defineConfig } from '@rsbuild/core';

export default defineConfig({
  source: { entry: { app: './app.ts' } },
  output: { target: 'node', module: true, filename: { js: '[name].mjs' } },
});
