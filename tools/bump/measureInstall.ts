import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { median } from '../../build/pages/comparison/texts';
import type { InstallFacts } from '../../build/pages/home/installFacts';
import { TOOL } from '../../site';
import { withInstalled } from '../withInstalled';

/** Number of builds whose median is reported, after a warm-up build. */
const RUNS = 7;

/** Differences except the version, as `seconds: 0.23 → 0.31`. */
export const changedNumbers = (before: InstallFacts, now: InstallFacts): string[] =>
  (['packages', 'megabytes', 'seconds', 'node'] as const)
    .filter((name) => before[name] !== now[name])
    .map((name) => `${name}: ${before[name]} → ${now[name]}`);

/**
 * Installs the tool into an empty project: number and size on disk of the packages, and the time of a build of one source
 * file without a config file. Throws if npm or the build fails.
 */
export const measureInstall = (version: string): InstallFacts =>
  withInstalled({ [TOOL.package]: version }, ({ cwd, packages, bytes }) => {
    mkdirSync(join(cwd, 'src'));
    writeFileSync(join(cwd, 'src/index.ts'), 'export const one = 1;\n');
    const build = () => {
      rmSync(join(cwd, 'dist'), { recursive: true, force: true });
      const start = performance.now();
      const program = join(cwd, 'node_modules', TOOL.package, 'bin/rslib.js');
      execFileSync(process.execPath, [program], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
      return (performance.now() - start) / 1000;
    };
    build();
    return {
      version,
      packages,
      megabytes: Math.round(bytes / 1e6),
      seconds: Number(median(Array.from({ length: RUNS }, build)).toFixed(2)),
      runs: RUNS,
      node: Number(process.versions.node.split('.')[0]),
    };
  });
