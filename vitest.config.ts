import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'vitest/config';

const include = ['**/*.test.{ts,tsx}'];
const exclude = ['**/node_modules/**', 'doc_build/**', 'tests/e2e/**', 'examples/**'];
/**
 * Files that replace modules, clocks or the environment of their process, or that set longer limits for all their
 * tests: each gets a process of its own, and they begin first, as they take longest. The others share theirs, with
 * what they import: a fifth of the time of all was for importing the same again.
 */
const alone = globSync(include, { ignore: exclude }).filter((file) =>
  /\bvi\.(?!fn\b)|@vitest-environment|process\.(chdir|env\.\w+ =)/.test(readFileSync(file, 'utf8')),
);

export default defineConfig({
  test: {
    // On two processors with seven times their work, tests of half a second took more than the usual five.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By itself vitest leaves one processor free, which on two runs one file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      { extends: true, test: { name: 'alone', include: alone } },
      {
        extends: true,
        test: { name: 'together', include, exclude: [...exclude, ...alone], isolate: false },
      },
    ],
  },
});
