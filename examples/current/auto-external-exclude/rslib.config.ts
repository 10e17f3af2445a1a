import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: {
    autoExternal: { exclude: ['tiny-upper'] },
  },
});
