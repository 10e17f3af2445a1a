import { defineConfig } from '@rslib/core';

export default defineConfig({
  banner: { js: '/*! my-cli 1.0.0 | MIT */' },
});
