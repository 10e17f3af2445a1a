import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts' } },
  syntax: 'es2022',
  output: { target: 'web', filename: { css: 'style.css' } },
  plugins: [pluginReact()],
  lib: [
    { format: 'esm', dts: { bundle: true, autoExtension: true } },
    { format: 'cjs', dts: { bundle: true, autoExtension: true } },
  ],
});
