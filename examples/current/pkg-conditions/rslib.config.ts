import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true, source: { entry: { node: './src/node.ts' } } },
    {
      format: 'esm',
      source: { entry: { browser: './src/browser.ts' } },
      output: { target: 'web' },
    },
  ],
});
