import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  version?: string;
  bin?: string | Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const installed = (workspaceDir: string, name: string): Manifest =>
  readManifest(join(workspaceDir, 'node_modules', name));

/** The project whose output is shown. */
interface BuiltProject {
  dir: string;
  /** Folder whose node_modules has its tools. */
  workspaceDir: string;
  /** Version of @rslib/core that the recording was made with. */
  rslib: string;
  /** Its first command, for instance `tsup`. */
  command: string;
  /** Paths of the files that are shown. */
  shown: string[];
}

/** Who writes the declarations of components, of which Rslib knows nothing. */
const OF_COMPONENTS = { '.vue.d.ts': 'vue-tsc', '.svelte.d.ts': 'svelte2tsx' };

/**
 * Name and version of the tool that wrote the output: `Rslib 1.0.1`, `tsup 8.5.1`. That is the package whose command
 * runs first or, for a script, Rslib in a project that lists it; and who wrote declarations of components.
 *
 * @throws when no package of the project has that command
 */
export function builtBy(project: BuiltProject): string {
  const { workspaceDir, shown } = project;
  const helpers = Object.entries(OF_COMPONENTS)
    .filter(([ending]) => shown.some((path) => path.endsWith(ending)))
    .map(([, name]) => `${name} ${installed(workspaceDir, name).version}`);
  return [firstTool(project), ...helpers].join(' + ');
}

function firstTool({ dir, workspaceDir, rslib, command }: BuiltProject): string {
  const { devDependencies = {} } = readManifest(dir);
  const [word = ''] = command.split(' ');
  if (word === 'rslib') return `Rslib ${rslib}`;
  for (const name of Object.keys(devDependencies)) {
    const { bin, version } = installed(workspaceDir, name);
    const commands = typeof bin === 'string' ? [name] : Object.keys(bin ?? {});
    if (commands.includes(word)) return `${name} ${version}`;
  }
  if (devDependencies['@rslib/core']) return `Rslib ${rslib}`;
  throw new Error(
    `${dir}: no package of its devDependencies has the command "${word}", so it is unknown what built it.\nAdd the tool to devDependencies in package.json.`,
  );
}
