import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false, output: { filename: { js: '[name].jsx' } } }],
  output: { target: 'web' },
  plugins: [pluginReact({ swcReactOptions: { runtime: 'preserve' } })],
});
