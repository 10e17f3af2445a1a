import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  syntax: 'es2022',
  output: { target: 'web' },
  plugins: [pluginReact()],
  lib: [{ format: 'esm', dts: { bundle: true } }],
});
