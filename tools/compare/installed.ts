import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
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

/**
 * Where pnpm has linked a dependency: in the package's own `node_modules`, or beside the package. Not further
 * up, where packages lie that others brought. Undefined for one that is not installed.
 */
function find(from: string, name: string): string | undefined {
  const beside = from.slice(0, from.lastIndexOf(`${sep}node_modules${sep}`) + 1);
  const places = [join(from, 'node_modules'), ...(beside ? [join(beside, 'node_modules')] : [])];
  const found = places.map((place) => join(place, name)).find((place) => existsSync(place));
  return found && realpathSync(found);
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
    { dot: true, absolute: true, followSymbolicLinks: false },
  );
  // Blocks, not lengths: what the disk gives.
  const bytes = files.reduce((sum, file) => sum + statSync(file).blocks * 512, 0);
  return { versions, packages: seen.size, megabytes: Number((bytes / 1e6).toFixed(1)) };
}
