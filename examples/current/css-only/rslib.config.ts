import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  bundle: false,
  source: { entry: { index: ['./src/**/*.scss', '!./src/**/_*.scss'] } },
  output: { target: 'web', copy: [{ from: '**/_*.scss', context: './src' }] },
  plugins: [pluginSass()],
});
