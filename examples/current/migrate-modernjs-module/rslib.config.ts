import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  syntax: 'es2015',
  autoExtension: false,
  lib: [
    { format: 'cjs', output: { distPath: './dist/lib' } },
    { format: 'esm', output: { distPath: './dist/es' }, dts: { distPath: './dist/types' } },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
