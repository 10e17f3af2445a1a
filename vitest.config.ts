import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'doc_build/**', 'tests/e2e/**', 'examples/**'],
    environment: 'node',
  },
});
