import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', source: { entry: { node: './src/node.ts' } } },
    {
      id: 'browser',
      source: { entry: { browser: './src/browser.ts' } },
      output: { target: 'web' },
    },
  ],
});
