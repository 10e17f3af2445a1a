import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'node', format: 'esm' },
    { id: 'node', format: 'cjs' },
  ],
});
