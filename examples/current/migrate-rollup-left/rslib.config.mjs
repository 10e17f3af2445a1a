import { defineConfig } from '@rslib/core';

// A plugin of Rollup, as it stood in rollup.config.js.
const banner = {
  name: 'version-banner',
  renderChunk: (code) => `/* 1.0.0 */\n${code}`,
};

export default defineConfig({ plugins: [banner] });
