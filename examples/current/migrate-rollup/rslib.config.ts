import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  lib: [
    { format: 'esm', dts: { bundle: true, autoExtension: true } },
    { format: 'cjs', dts: { bundle: true, autoExtension: true } },
    {
      format: 'umd',
      umdName: 'Greet',
      output: { target: 'web', filename: { js: '[name].umd.js' } },
    },
  ],
});
