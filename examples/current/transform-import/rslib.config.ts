import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    transformImport: [{ libraryName: 'my-ui', libraryDirectory: 'es' }],
  },
});
