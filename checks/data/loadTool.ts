import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The parts of the installed tool's API that the generators use; its own types are for TypeScript 7 projects. */
export interface Tool {
  createRslib(options: { cwd: string; config: object }): Promise<{
    inspectConfig(options: { mode: 'production' }): Promise<Inspected>;
  }>;
  loadConfig(options: { path: string; cwd: string }): Promise<{ content: unknown }>;
  rsbuild: {
    createRsbuild(options: { cwd: string; config: object }): Promise<{
      inspectConfig(options: { mode: 'production' }): Promise<Inspected>;
    }>;
  };
}

/** Result of `inspectConfig()`: the objects behind the printed text. */
export interface Inspected {
  origin: {
    environmentConfigs: Record<string, Record<string, unknown>>;
    bundlerConfigs: Record<string, unknown>[];
  };
}

type Target = string | { import?: Target; default?: Target };

const importTarget = (target: Target | undefined): string | undefined =>
  typeof target === 'object' ? importTarget(target.import ?? target.default) : target;

/** Imports a package that examples/current/ has installed, by its `import` condition. */
export async function importFromExamples<T>(root: string, name: string): Promise<T> {
  const folder = join(root, 'examples/current/node_modules', name);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    exports?: Record<string, Target>;
    main?: string;
  };
  const file = importTarget(manifest.exports?.['.']) ?? manifest.main ?? 'index.js';
  return import(pathToFileURL(join(folder, file)).href) as Promise<T>;
}

/** The installed @rslib/core. */
export const loadTool = (root: string): Promise<Tool> =>
  importFromExamples<Tool>(root, '@rslib/core');
