import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { alias: { '#types': './src/types' } },
});
