import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** What takes long or needs a newer Node.js than the oldest that is supported; the workflow `nightly` runs it. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/nightly/*.nightly.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
