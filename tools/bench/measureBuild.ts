import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { copySite } from './siteCopy';

/** A cold build: seconds, HTML pages, and the most memory that its processes held, MB (Linux; else 0). */
export interface BuildMeasure {
  seconds: number;
  pages: number;
  memory: number;
}

/** Resident memory of the processes of a group, MB, as Linux tells it; 0 elsewhere. */
function memoryOf(group: number): number {
  let bytes = 0;
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // After the name in brackets: state, parent, group, … resident pages as the 22nd.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) === group) bytes += Number(fields[21]) * 4096;
    }
  } catch {
    return bytes / 1e6; // A process ended meanwhile, or this is not Linux.
  }
  return bytes / 1e6;
}

/**
 * Builds a copy of the checkout with its pages `times` times, without any cache, as `pnpm build` does.
 * Rejects with the end of the log when the build fails.
 */
export async function measureBuild(root: string, times: number): Promise<BuildMeasure> {
  const copy = copySite(root, times);
  const { scripts } = JSON.parse(readFileSync(`${copy.folder}/package.json`, 'utf8'));
  const start = performance.now();
  const child = spawn(scripts.build, {
    cwd: copy.folder,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (log += part));
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, 250);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  const pages = globSync('doc_build/**/*.html', { cwd: copy.folder, ignore: '**/~demo/**' }).length;
  copy.remove();
  if (code !== 0) throw new Error(`The build of ${times}x the pages failed:\n${log.slice(-3000)}`);
  return { seconds, pages, memory };
}
