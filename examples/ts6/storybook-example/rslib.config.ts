import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      bundle: false,
      dts: true,
      source: { entry: { index: ['./src/**', '!./src/**/*.stories.tsx'] } },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginReact()],
});
