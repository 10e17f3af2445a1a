import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    // @ts-expect-error The key moved to resolve.alias.
    alias: { '@request': './src/request.prod.ts' },
  },
});
