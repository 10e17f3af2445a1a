import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

/** Versions of the packages that determine what an example emits, by name. */
type ToolVersions = Record<string, string>;

/** The package.json of the package `name` as Node.js resolves it from a file. Throws if it is not installed. */
function manifestOf(name: string, from: string): string {
  try {
    return createRequire(from).resolve(`${name}/package.json`);
  } catch {
    throw new Error(`${name} is not installed: run pnpm install`);
  }
}

const version = (manifest: string): string => JSON.parse(readFileSync(manifest, 'utf8')).version;

/** Versions installed for a workspace, found through the tool's own dependencies. */
export function readToolVersions(workspaceDir: string): ToolVersions {
  const workspace = resolve(workspaceDir, 'package.json');
  const rslib = manifestOf('@rslib/core', workspace);
  const rsbuild = manifestOf('@rsbuild/core', rslib);
  return {
    '@rslib/core': version(rslib),
    '@rsbuild/core': version(rsbuild),
    '@rspack/core': version(manifestOf('@rspack/core', rsbuild)),
    typescript: version(manifestOf('typescript', workspace)),
  };
}
