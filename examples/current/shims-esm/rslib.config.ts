import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'esm',
      shims: { esm: { __filename: true, __dirname: true, require: true } },
    },
  ],
});
