import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The main paths in the engines beside Chromium, as far as they are installed; needs a built site. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/engines/*.engine.ts'],
    // Two browsers at a time: by itself vitest leaves one processor free.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
