import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Target = string | { import?: Target; default?: Target };

const importTarget = (target: Target | undefined): string | undefined =>
  typeof target === 'object' ? importTarget(target.import ?? target.default) : target;

/** Imports a package that a workspace has installed, by its `import` condition, which `require.resolve` does not know. */
export async function loadPackage<T>(workspaceDir: string, name: string): Promise<T> {
  const folder = join(workspaceDir, 'node_modules', name);
  const manifest: { exports?: Record<string, Target>; main?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = importTarget(manifest.exports?.['.']) ?? manifest.main ?? 'index.js';
  return import(pathToFileURL(join(folder, file)).href);
}
