import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig, type LibConfig } from '@rslib/core';

const umd = (runtime: 'classic' | 'automatic'): LibConfig => ({
  format: 'umd',
  umdName: 'Counters',
  id: runtime,
  plugins: [pluginReact({ swcReactOptions: { runtime } })],
  output: { distPath: `./dist/${runtime}` },
});

export default defineConfig({
  lib: [umd('classic'), umd('automatic')],
  output: {
    target: 'web',
    externals: { react: { root: 'React', commonjs: 'react', commonjs2: 'react', amd: 'react' } },
  },
});
