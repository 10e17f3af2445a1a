import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false, dts: true }],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
