import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';

/** A temporary project: number of packages that npm has installed, and their bytes on disk. */
interface InstalledProject {
  cwd: string;
  packages: number;
  bytes: number;
}

/** Installs packages (name → version) with npm into an empty project and passes it to `use`. Throws if npm fails. */
export function withInstalled<T>(
  dependencies: Readonly<Record<string, string>>,
  use: (project: InstalledProject) => T,
): T {
  const cwd = mkdtempSync(join(tmpdir(), 'rslib-docs-install-'));
  try {
    const manifest = { name: 'empty', version: '1.0.0', type: 'module', private: true };
    writeFileSync(join(cwd, 'package.json'), JSON.stringify(manifest));
    const names = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
    // Loading the tool has set NODE_ENV to production, with which npm omits dev dependencies.
    const options = ['--no-audit', '--no-fund', '--save-dev', '--include=dev'];
    execFileSync('npm', ['install', ...options, ...names], {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const packages = ['**/node_modules/*/package.json', '**/node_modules/@*/*/package.json'];
    const files = globSync('node_modules/**', { cwd, dot: true, absolute: true });
    // Disk blocks, not file lengths; hard links count once.
    const blocks = new Map(
      files.map((file) => statSync(file)).map(({ ino, blocks }) => [ino, blocks]),
    );
    const bytes = 512 * [...blocks.values()].reduce((sum, count) => sum + count, 0);
    return use({ cwd, packages: globSync(packages, { cwd }).length, bytes });
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}
