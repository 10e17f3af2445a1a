import { defineConfig } from '@rslib/core';

export default defineConfig({
  resolve: {
    alias: { '@request': './src/request.prod.ts' },
  },
});
