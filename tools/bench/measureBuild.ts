import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { copySite } from './siteCopy';

/** A cold build: what it took, and what it made. */
export interface BuildMeasure {
  seconds: number;
  /** Seconds of processors that it used, and the most memory that its processes held, MB (Linux; else 0). */
  cpu: number;
  memory: number;
  /** HTML pages. */
  pages: number;
  /** What every reader loads first, whatever the page: KB as sent. */
  firstScripts: number;
}

/** Linux counts the time of a process in hundredths of a second. */
const TICKS = 100;

/** Resident memory of the processes of a group now, MB, and the time each has used, s; nothing but on Linux. */
function processesOf(group: number) {
  let memory = 0;
  const cpu = new Map<string, number>();
  try {
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // After the name in brackets: state, parent, group, … own time as the 12th and 13th, resident pages as the 22nd.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[2]) !== group) continue;
      memory += (Number(fields[21]) * 4096) / 1e6;
      cpu.set(pid, (Number(fields[11]) + Number(fields[12])) / TICKS);
    }
  } catch {
    // A process ended meanwhile, or this is not Linux.
  }
  return { memory, cpu };
}

/** The scripts that every page names, KB with brotli. */
function firstScriptsOf(site: string): number {
  const html = readFileSync(`${site}/index.html`, 'utf8');
  const [, list = '[]'] = html.match(/data-app='([^']*)'/) ?? [];
  const files: string[] = JSON.parse(list);
  const shared = files.filter((file) => !file.includes('/async/'));
  return shared.reduce((sum, file) => sum + statSync(`${site}${file}.br`).size, 0) / 1000;
}

/**
 * Builds a copy of the checkout with its pages `times` times, without any cache, as `pnpm build` does.
 * Rejects with the end of the log when the build fails.
 */
export async function measureBuild(times: number): Promise<BuildMeasure> {
  const copy = copySite(times);
  const { scripts } = JSON.parse(readFileSync(`${copy.root}/package.json`, 'utf8'));
  const start = performance.now();
  const child = spawn(scripts.build, {
    cwd: copy.root,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (log += part));
  let memory = 0;
  const used = new Map<string, number>();
  const timer = setInterval(() => {
    const now = processesOf(child.pid ?? 0);
    memory = Math.max(memory, now.memory);
    for (const [pid, seconds] of now.cpu) used.set(pid, seconds);
  }, 250);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearInterval(timer);
  const seconds = (performance.now() - start) / 1000;
  const pages = globSync('doc_build/**/*.html', { cwd: copy.root, ignore: '**/~demo/**' }).length;
  const firstScripts = code === 0 ? firstScriptsOf(`${copy.root}/doc_build`) : 0;
  copy.remove();
  if (code !== 0) throw new Error(`The build of ${times}x the pages failed:\n${log.slice(-3000)}`);
  const cpu = [...used.values()].reduce((sum, one) => sum + one, 0);
  return { seconds, cpu, memory, pages, firstScripts };
}
