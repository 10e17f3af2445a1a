import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: {
    entry: { index: './src/core.ts', 'bin/cli': './src/cli/main.ts' },
  },
});
