import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Finding } from '../finding';

/** Runs a tool of node_modules/.bin without a shell. If it fails, the finding is its output, which names files and lines. */
export function runTool(root: string, name: string, args: readonly string[]): Promise<Finding[]> {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH, NO_COLOR: '1', FORCE_COLOR: undefined };
  return new Promise((resolve) => {
    execFile(name, args, { cwd: root, env, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      const problem = `${stdout}${stderr}`.trim() || error?.message || '';
      resolve(error ? [{ file: name, line: 1, problem }] : []);
    });
  });
}

/** Type-checks all TypeScript, incrementally (state in `.cache/`). */
export function checkTypes(root: string): Promise<Finding[]> {
  const state = join(root, '.cache/types.tsbuildinfo');
  return runTool(root, 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', state]);
}

/** Checks lint and format of the files, or of all. */
export function checkLint(root: string, files: readonly string[]): Promise<Finding[]> {
  const args = [
    'check',
    '--diagnostic-level=warn',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
  ];
  return runTool(root, 'biome', [...args, ...(files.length > 0 ? files : ['.'])]);
}

/** Runs the unit tests that import one of the files, or all. */
export function checkTests(root: string, files: readonly string[]): Promise<Finding[]> {
  const scope = files.length > 0 ? ['related', '--run', ...files] : ['run'];
  return runTool(root, 'vitest', [...scope, '--reporter=minimal', '--passWithNoTests']);
}
