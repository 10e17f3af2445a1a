import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true, output: { distPath: './dist/esm' } },
    {
      format: 'umd',
      umdName: 'KeyValue',
      output: { distPath: './dist/umd', target: 'web', minify: true },
    },
  ],
});
