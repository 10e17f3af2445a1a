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
  /** Folder with the node_modules of its tools. */
  workspaceDir: string;
  /** Version of @rslib/core that the recording was made with. */
  rslib: string;
  /** Its first command, for example `tsup`. */
  command: string;
  /** Paths of the files shown. */
  shown: string[];
}

/** Tools that write the declarations of components, which Rslib does not. */
const OF_COMPONENTS = { '.vue.d.ts': 'vue-tsc', '.svelte.d.ts': 'svelte2tsx' };

/**
 * Name and version of the tool that wrote the output: `Rslib 1.0.1`, `tsup 8.5.1`. That is the package whose command runs
 * first or, for a script, Rslib if the project lists it; plus the tool that wrote declarations of components. Throws if
 * no package of the project has that command.
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
    `${dir}: no package of its devDependencies has the command "${word}", so the tool that built it is unknown.\nAdd the tool to devDependencies in package.json.`,
  );
}
