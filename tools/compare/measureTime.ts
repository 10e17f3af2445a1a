import os from 'node:os';
import { KINDS, type Runs, type Times, TOOL_IDS } from '../../build/pages/comparison/comparison';
import { build, type Project, prepare } from './project';

const ROUNDS = 5;

async function timed(project: Project): Promise<number> {
  const start = performance.now();
  const { exit, text } = await build(project);
  if (exit !== 0) throw new Error(`${project.tool} cannot build ${project.kind}:\n${text}`);
  return Math.round(performance.now() - start);
}

/**
 * Times of all tools and libraries, taken in turns so that a disturbance meets all of them. Cold is a build in
 * a new folder without a cache, warm is the next one in the same folder. The first round warms the disk and is
 * not counted.
 */
export async function measureTimes(): Promise<Times> {
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
