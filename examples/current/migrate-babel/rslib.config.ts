import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/**' } },
  output: { target: 'web' },
  syntax: ['node 20'],
  plugins: [pluginReact()],
  lib: [
    {
      format: 'esm',
      bundle: false,
      dts: { autoExtension: true },
      output: { distPath: 'dist/esm' },
    },
    { format: 'cjs', bundle: false, dts: true, output: { distPath: 'dist/cjs' } },
  ],
});
