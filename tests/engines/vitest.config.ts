import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The main paths in the other engines that are installed; needs a built site. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/engines/*.engine.ts'],
    // Two browsers at a time: by default, vitest leaves one CPU free.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
