import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    externals: [{ react: 'preact/compat' }, /^react\/.+/],
  },
});
