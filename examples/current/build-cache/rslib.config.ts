import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'cached', output: { distPath: './dist/cached' } },
    {
      id: 'uncached',
      output: { distPath: './dist/uncached' },
      performance: { buildCache: false },
    },
  ],
});
