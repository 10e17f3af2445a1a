import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } },
  tools: {
    rspack: (config, { rspack }) => {
      config.plugins.push(
        new rspack.BannerPlugin({
          banner: '/*! my-cli 1.0.0 | MIT */',
          raw: true,
          include: /^index\.js$/,
          // After minification, so that no LICENSE.txt is extracted.
          stage: rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT,
        }),
      );
    },
  },
});
