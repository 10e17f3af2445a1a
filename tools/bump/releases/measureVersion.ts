import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Data, Option } from '../../../build/pages/data/schemas';
import { findExample } from '../../../build/pages/example/exampleFolders';
import { readToolVersions } from '../../../build/pages/example/toolVersions';
import { generateApi } from '../../../checks/data/generateApi';
import { generateCli } from '../../../checks/data/generateCli';
import { generateOptions } from '../../../checks/data/generateOptions';
import { generatePreset } from '../../../checks/data/generatePreset';
import { openSurface } from '../../../checks/data/surface';
import { runExample } from '../../../checks/examples/runExample';
import { TOOL } from '../../../site';
import { offeredNames } from '../surface';

/** Examples that need only the tool and together cover all formats and kinds of files; most set `lib`, which versions before 1.0 require. */
export const EXAMPLES = `
  esm-minimal format-cjs umd-global umd-names iife-global output-chunks dynamic-import
  bundleless-alias extension-filename css-queries minify-css inject-styles assets-inline
  output-assets output-assets-bundleless new-url-dual wasm shims-cjs shims-esm engines-node
  ts-base`
  .trim()
  .split(/\s+/);

/** What a version offers and emits. */
export interface Measured {
  rsbuild: string;
  options: Option[];
  /** See `offeredNames`. */
  names: string[];
  settings: Data<'preset'>['rows'];
  /** Example → emitted path → contents; undefined if the version cannot build it. */
  emitted: Map<string, Map<string, Buffer> | undefined>;
}

/** Installs the version into an empty checkout for the generators and examples, with TypeScript 6: versions before 0.23 cannot use 7. */
function install(root: string, version: string, folder: string): string {
  const workspaceDir = join(folder, 'examples/current');
  const { devDependencies } = JSON.parse(
    readFileSync(join(root, 'examples/ts6/package.json'), 'utf8'),
  ) as { devDependencies: Record<string, string> };
  mkdirSync(workspaceDir, { recursive: true });
  writeFileSync(join(workspaceDir, 'package.json'), '{ "type": "module" }');
  const packages = [`${TOOL.package}@${version}`, `typescript@${devDependencies.typescript}`];
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages];
  execFileSync('npm', args, { cwd: workspaceDir, stdio: ['ignore', 'ignore', 'inherit'] });
  cpSync(join(root, 'examples/current/esm-minimal'), join(workspaceDir, 'esm-minimal'), {
    recursive: true,
  });
  return workspaceDir;
}

/** Installs a published version in a temporary folder, reads its options and builds the examples with it. */
export async function measureVersion(root: string, version: string): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'release-'));
  try {
    const workspaceDir = install(root, version, folder);
    process.env.NODE_ENV = 'production';
    const surface = openSurface(folder);
    const { options } = generateOptions(folder, surface);
    const own = options.filter(({ path }) => path.startsWith('lib.'));
    const api = await generateApi(folder, surface);
    const { rows } = await generatePreset(folder, ['esm', 'cjs', 'umd', 'iife']);
    const emitted: Measured['emitted'] = new Map();
    for (const id of EXAMPLES) {
      const example = { ...findExample(root, id), workspaceDir };
      const files = await runExample(example).then(
        (recording) => recording.files,
        () => undefined,
      );
      emitted.set(id, files);
    }
    return {
      rsbuild: readToolVersions(workspaceDir)['@rsbuild/core'] ?? '',
      options: own,
      names: offeredNames(own, generateCli(folder), api),
      settings: rows,
      emitted,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
