import { defineConfig, type RsbuildPlugin } from '@rslib/core';

const early: RsbuildPlugin = {
  name: 'my:too-early',
  setup(api) {
    api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
      mergeRsbuildConfig(config, { output: { filename: { js: 'from-rsbuild.js' } } }),
    );
  },
};

const environment: RsbuildPlugin = {
  name: 'my:environment',
  setup(api) {
    api.modifyEnvironmentConfig((config, { mergeEnvironmentConfig }) =>
      mergeEnvironmentConfig(config, { output: { filename: { js: 'from-environment.js' } } }),
    );
  },
};

export default defineConfig({
  plugins: [early, environment],
});
