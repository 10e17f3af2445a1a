import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2019',
  lib: [{ format: 'esm' }, { format: 'cjs', syntax: 'es2022' }],
});
