import { defineConfig } from '@rslib/core';

/** What every package of the repository has in common. */
export default defineConfig({
  lib: [{ id: 'esm', syntax: 'es2022', dts: true }],
});
