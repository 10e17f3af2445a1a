import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'doc_build/**', 'tests/e2e/**', 'examples/**'],
    environment: 'node',
    // By itself vitest leaves one processor free, which on two runs one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
