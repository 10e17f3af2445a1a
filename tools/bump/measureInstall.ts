import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { median } from '../../build/pages/comparison/texts';
import type { InstallFacts } from '../../build/pages/recordings/installFacts';
import { TOOL } from '../../site';

/** Builds of which the median is told; the first warms the disk and is not counted. */
const RUNS = 7;

const secondsOf = (work: () => void): number => {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
};

/**
 * What a new user gets: installs this version of the tool with npm into an empty project, counts the packages and
 * their bytes on disk, and builds one source file without a config file. Throws when npm or the build fails.
 */
export function measureInstall(version: string): InstallFacts {
  const cwd = mkdtempSync(join(tmpdir(), 'rslib-docs-install-'));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const manifest = { name: 'empty', version: '1.0.0', type: 'module', private: true };
    writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest));
    // Loading the tool has set NODE_ENV to production, and npm then leaves such dependencies out.
    const options = ['--no-audit', '--no-fund', '--save-dev', '--include=dev'];
    run('npm', 'install', ...options, `${TOOL.package}@${version}`);
    const packages = globSync(
      ['**/node_modules/*/package.json', '**/node_modules/@*/*/package.json'],
      { cwd },
    );
    const files = globSync('node_modules/**', { cwd, dot: true, absolute: true });
    // Blocks, not lengths: what the disk gives.
    const bytes = files.reduce((sum, file) => sum + statSync(file).blocks * 512, 0);
    mkdirSync(join(cwd, 'src'));
    writeFileSync(join(cwd, 'src/index.ts'), 'export const one = 1;\n');
    const build = () => {
      rmSync(join(cwd, 'dist'), { recursive: true, force: true });
      run(process.execPath, join(cwd, 'node_modules', TOOL.package, 'bin/rslib.js'));
    };
    build();
    const seconds = Array.from({ length: RUNS }, () => secondsOf(build));
    return {
      version,
      packages: packages.length,
      megabytes: Math.round(bytes / 1e6),
      seconds: Number(median(seconds).toFixed(2)),
      runs: RUNS,
      node: Number(process.versions.node.split('.')[0]),
    };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}
