import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'umd', umdName: 'Counters' }],
  plugins: [pluginReact({ swcReactOptions: { runtime: 'classic' } })],
  output: {
    target: 'web',
    externals: { react: { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' } },
  },
});
