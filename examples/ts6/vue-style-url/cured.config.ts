import { pluginVue } from '@rsbuild/plugin-vue';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', bundle: false, source: { entry: { index: ['./cured/**'] } } }],
  output: { target: 'web', distPath: './dist/cured' },
  plugins: [pluginVue()],
});
