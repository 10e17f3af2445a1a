import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const setMode: RsbuildPlugin = {
  name: 'set-mode',
  setup(api) {
    api.modifyRsbuildConfig((config) => {
      config.output ??= {};
      config.output.minify = true;
    });
    api.modifyEnvironmentConfig((config) => {
      config.source.define = { ...config.source.define, MODE: JSON.stringify('library') };
    });
  },
};

export default defineConfig({ plugins: [setMode] });
