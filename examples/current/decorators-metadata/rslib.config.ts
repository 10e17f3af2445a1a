import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'legacy',
      source: { entry: { legacy: './src/legacy.ts' }, tsconfigPath: './tsconfig.legacy.json' },
      output: { distPath: './dist/legacy' },
    },
    {
      id: 'standard',
      source: { entry: { standard: './src/standard.ts' } },
      output: { distPath: './dist/standard' },
    },
  ],
});
