import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { id: 'bundle', output: { distPath: './dist/bundle' } },
    {
      id: 'two-entries',
      source: { entry: { index: './src/server.tsx', client: './src/client.tsx' } },
      output: { distPath: './dist/two-entries' },
    },
    { id: 'bundleless', bundle: false, output: { distPath: './dist/bundleless' } },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
