import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  output: { target: 'web' },
  plugins: [pluginReact({ swcReactOptions: { runtime: 'preserve' } })],
});
