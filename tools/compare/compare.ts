/**
 * `pnpm compare [--time]`: builds four libraries with Rslib and six other tools, and writes what they emit, what uses
 * it, what they support and how long they take into the data of the page /guide/start/compare. `--time` measures only
 * the times again, which need a machine that does nothing else.
 */
import '../../checks/run/command';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import pMap from 'p-map';
import {
  COMPARISON_FILE,
  type Comparison,
  KINDS,
  TOOL_IDS,
  type ToolFacts,
  type ToolId,
} from '../../build/pages/comparison/comparison';
import { withInstalled } from '../withInstalled';
import { tryFeatures } from './features';
import { measureOutput } from './measureOutput';
import { measureTimes } from './measureTime';
import { build, prepare, toolDir, toolNode, WORKSPACE } from './project';

async function facts(tool: ToolId): Promise<ToolFacts> {
  const outputs = {} as ToolFacts['outputs'];
  for (const kind of KINDS) {
    const project = prepare(tool, kind, kind);
    const { exit, text } = await build(project);
    if (exit !== 0) throw new Error(`${tool} cannot build ${kind}:\n${text}`);
    outputs[kind] = await measureOutput(project);
  }
  const features = await tryFeatures(tool);
  const { devDependencies } = JSON.parse(readFileSync(`${toolDir(tool)}/package.json`, 'utf8'));
  const installed = withInstalled(devDependencies, ({ packages, bytes }) => ({
    packages,
    megabytes: Number((bytes / 1e6).toFixed(1)),
  }));
  return { versions: devDependencies, ...installed, outputs, features };
}

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));
execFileSync('npx', ['-y', packageManager, 'install', '--frozen-lockfile'], {
  cwd: WORKSPACE,
  stdio: 'inherit',
});
// Not checked: another shape of the data is what a new run fixes.
const result: Partial<Comparison> = existsSync(COMPARISON_FILE)
  ? JSON.parse(readFileSync(COMPARISON_FILE, 'utf8'))
  : {};
/** After each part, so that a later failure loses nothing. */
const write = () => writeFileSync(COMPARISON_FILE, `${JSON.stringify(result, null, 1)}\n`);
if (!process.argv.includes('--time')) {
  const versionOf = (node: string) =>
    execFileSync(node, ['-v'], { encoding: 'utf8' }).trim().slice(1);
  const measured: Partial<Record<ToolId, ToolFacts>> = { ...result.tools };
  const node = { tools: versionOf(toolNode()), consumers: versionOf(process.execPath) };
  Object.assign(result, { date: new Date().toISOString().slice(0, 10), node, tools: measured });
  await pMap(
    TOOL_IDS,
    async (tool) => {
      measured[tool] = await facts(tool);
      write();
      console.error(`${tool}: output measured`);
    },
    { concurrency: 2 },
  );
}
result.times = await measureTimes();
write();
console.log(`${COMPARISON_FILE} is written.`);
