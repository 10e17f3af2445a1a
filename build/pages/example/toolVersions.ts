import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Versions of the packages that determine what an example emits, by name. */
type ToolVersions = Record<string, string>;

/** Folder of the package `name` as Node.js resolves it from `from` (a real path). Throws if it is not installed. */
function packageFolder(name: string, from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    try {
      return realpathSync(join(dir, 'node_modules', name));
    } catch {
      if (dir === dirname(dir)) throw new Error(`${name} is not installed: run pnpm install`);
    }
  }
}

const version = (folder: string): string =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** Versions installed for a workspace, found through the tool's own dependencies. */
export function readToolVersions(workspaceDir: string): ToolVersions {
  const rslib = packageFolder('@rslib/core', workspaceDir);
  const rsbuild = packageFolder('@rsbuild/core', rslib);
  const rspack = packageFolder('@rspack/core', rsbuild);
  return {
    '@rslib/core': version(rslib),
    '@rsbuild/core': version(rsbuild),
    '@rspack/core': version(rspack),
    typescript: version(packageFolder('typescript', workspaceDir)),
  };
}
