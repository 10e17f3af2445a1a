import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'MyLib',
      output: { target: 'web', externals: { react: 'React' } },
    },
  ],
});
