import { defineConfig } from '@rslib/core';
import { pluginLess } from '@rsbuild/plugin-less';

export default defineConfig({
  bundle: false,
  lib: [
    { output: { distPath: './dist/default' } },
    { redirect: { style: { path: false } }, output: { distPath: './dist/style-path-off' } },
    {
      redirect: { style: { extension: false } },
      output: { distPath: './dist/style-extension-off' },
    },
    { redirect: { asset: { path: false } }, output: { distPath: './dist/asset-path-off' } },
    {
      redirect: { asset: { extension: false } },
      output: { distPath: './dist/asset-extension-off' },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginLess()],
});
