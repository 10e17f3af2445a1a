import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  dts: true,
  syntax: 'es2022',
});
