import { defineConfig } from '@rslib/core';

const keep = { keep_classnames: true, keep_fnames: true };

export default defineConfig({
  lib: [
    { output: { distPath: './dist/minified', minify: true } },
    {
      output: {
        distPath: './dist/named',
        minify: { jsOptions: { minimizerOptions: { mangle: keep, compress: keep } } },
      },
    },
  ],
});
