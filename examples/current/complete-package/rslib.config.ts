import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
  source: {
    entry: {
      index: './src/index.ts',
      format: './src/format.ts',
      cli: './src/cli.ts',
    },
  },
  output: {
    sourceMap: true,
  },
});
