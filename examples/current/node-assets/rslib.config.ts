import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm' }, { format: 'cjs' }],
  output: { copy: [{ from: './src/data.txt', to: './data.txt' }] },
});
