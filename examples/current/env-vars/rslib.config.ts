import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', output: { distPath: './dist/esm' } },
    { format: 'cjs', output: { distPath: './dist/cjs' } },
    {
      format: 'umd',
      umdName: 'Env',
      output: { distPath: './dist/umd', filename: { js: '[name].cjs' } },
    },
  ],
});
