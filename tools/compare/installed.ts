import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const manifest = z.looseObject({
  version: z.string().default(''),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  devDependencies: names,
});
const read = (dir: string) =>
  manifest.parse(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')));

/** Where a package finds another: the nearest `node_modules` that has it. Undefined for one that is not installed. */
function find(from: string, name: string): string | undefined {
  for (let dir = from; ; dir = dirname(dir)) {
    const found = join(dir, 'node_modules', name);
    if (existsSync(found)) return realpathSync(found);
    if (dirname(dir) === dir || existsSync(join(dir, 'pnpm-workspace.yaml'))) return undefined;
  }
}

/** The packages that a project's devDependencies bring, as pnpm has linked them, and their size on disk. */
export function measureInstalled(project: string) {
  const { devDependencies } = read(project);
  const versions: Record<string, string> = {};
  const seen = new Set<string>();
  const queue = Object.keys(devDependencies).map((name) => {
    const dir = find(project, name);
    if (!dir) throw new Error(`${project}: ${name} is not installed`);
    versions[name] = read(dir).version;
    return dir;
  });
  for (const dir of queue) {
    if (seen.has(dir)) continue;
    seen.add(dir);
    const { dependencies, optionalDependencies, peerDependencies } = read(dir);
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const found = find(dir, name);
      if (found) queue.push(found);
    }
  }
  const files = globSync(
    [...seen].map((dir) => `${dir}/**`),
    { dot: true, absolute: true, ignore: '**/node_modules/*/**/node_modules/**/.cache/**' },
  );
  // Blocks, not lengths: what the disk gives.
  const bytes = files.reduce((sum, file) => sum + statSync(file).blocks * 512, 0);
  return { versions, packages: seen.size, megabytes: Number((bytes / 1e6).toFixed(1)) };
}
