import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that take long or need a newer Node.js than the oldest supported one; the workflow `nightly` runs them. */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/nightly/*.nightly.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
