/**
 * `pnpm compare [--time]`: builds four libraries with Rslib and six other tools, and writes what they emit, who can use it,
 * what they support and how long they take into the data of the page /guide/start/compare. `--time` repeats only the
 * times, which need an otherwise idle machine.
 */
import '../../checks/run/command';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import pMap from 'p-map';
import {
  COMPARISON_FILE,
  type Comparison,
  KINDS,
  type Runs,
  type Times,
  TOOL_IDS,
  type ToolFacts,
  type ToolId,
} from '../../build/pages/comparison/comparison';
import { pnpm } from '../pnpm';
import { withInstalled } from '../withInstalled';
import { tryFeatures } from './features';
import { measureOutput } from './measureOutput';
import { build, type Project, prepare, toolDir, toolNode, WORKSPACE } from './project';

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

const ROUNDS = 5;

async function timed(project: Project): Promise<number> {
  const start = performance.now();
  const { exit, text } = await build(project);
  if (exit !== 0) throw new Error(`${project.tool} cannot build ${project.kind}:\n${text}`);
  return Math.round(performance.now() - start);
}

/**
 * Times of all tools and libraries, measured in turns so that a disturbance affects all of them. Cold is a build in a new
 * folder without a cache, warm is the next one in the same folder. The first round is a warm-up and is not counted.
 */
async function measureTimes(): Promise<Times> {
  const none = (): Runs => ({ cold: [], warm: [] });
  const times = Object.fromEntries(
    TOOL_IDS.map((tool) => [tool, Object.fromEntries(KINDS.map((kind) => [kind, none()]))]),
  ) as Times['runs'];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const kind of KINDS) {
      for (const tool of TOOL_IDS) {
        const project = prepare(tool, kind, `time-${kind}`);
        const [cold, warm] = [await timed(project), await timed(project)];
        if (round === 0) continue;
        times[tool][kind].cold.push(cold);
        times[tool][kind].warm.push(warm);
      }
    }
    console.error(`round ${round} of ${ROUNDS}, load average ${os.loadavg()[0]?.toFixed(1)}`);
  }
  return {
    date: new Date().toISOString().slice(0, 10),
    cpu: os.cpus()[0]?.model.trim() ?? '',
    cores: os.cpus().length,
    gigabytes: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release().split('-')[0]}`,
    runs: times,
  };
}

const { time: isTimeOnly } = parseArgs({ options: { time: { type: 'boolean' } } }).values;
const [program, ...args] = pnpm();
execFileSync(program, [...args, 'install', '--no-frozen-lockfile'], {
  cwd: WORKSPACE,
  stdio: 'inherit',
});
// Not validated: a new run replaces data in an old format.
const result: Partial<Comparison> = existsSync(COMPARISON_FILE)
  ? JSON.parse(readFileSync(COMPARISON_FILE, 'utf8'))
  : {};
/** Called after each part, so that a later failure loses nothing. */
const write = () => writeFileSync(COMPARISON_FILE, `${JSON.stringify(result, null, 1)}\n`);
if (!isTimeOnly) {
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
