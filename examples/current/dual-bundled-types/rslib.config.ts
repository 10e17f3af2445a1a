import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: { bundle: true, autoExtension: true },
  lib: [{ format: 'esm' }, { format: 'cjs' }],
});
