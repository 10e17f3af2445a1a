import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: {
      index: './src/index.ts',
      function: './src/function.ts',
      late: './src/late.ts',
    },
  },
});
