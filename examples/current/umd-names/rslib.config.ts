import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  lib: [
    { format: 'umd', umdName: 'MyLib', output: { distPath: './dist/string' } },
    { format: 'umd', umdName: ['MyCompany', 'MyLib'], output: { distPath: './dist/array' } },
    {
      format: 'umd',
      umdName: { root: ['MyCompany', 'MyLib'], amd: 'my-lib', commonjs: 'my-lib' },
      output: { distPath: './dist/object' },
    },
    { format: 'umd', output: { distPath: './dist/none' } },
  ],
});
