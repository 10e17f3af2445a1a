import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      format: 'umd',
      umdName: 'MyLib',
      output: {
        target: 'web',
        externals: {
          react: { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' },
        },
      },
    },
  ],
});
