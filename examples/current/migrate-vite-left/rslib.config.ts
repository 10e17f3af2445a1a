import { defineConfig } from '@rslib/core';

export default defineConfig({
  source: { entry: { env: './src/env.ts', glob: './src/glob.ts', badge: './src/badge.jsx' } },
});
