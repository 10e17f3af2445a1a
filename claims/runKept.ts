import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { MAX_COMMAND_MS } from './runShell';

const PRELOADED = pathToFileURL(join(import.meta.dirname, 'keptTool.mjs')).href;
/** What the preloaded module writes when a build has ended. */
const END = /\0(\d+)\0/g;

/** How many processes of a workspace wait at most: each holds about 200 MB. */
const MAX_WAITING = 4;
/** Commands of the tool that wait for one another: by workspace. */
const idle = new Map<string, ChildProcess[]>();
const isAlive = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

/** A command as a shell reads it, and what it adds to the environment. */
interface Command {
  cmd: string;
  env: Record<string, string>;
}

/** Arguments of a build of the tool that needs no shell and no environment of its own; undefined for another command. */
export function toolArgs({ cmd, env }: Command): string[] | undefined {
  const [name, ...args] = cmd.split(' ');
  const isPlain = name === 'rslib' && args.every((arg) => /^[\w./=-]+$/.test(arg));
  const isWaiting = / (-w|--watch|mf-dev)\b/.test(cmd);
  return isPlain && !isWaiting && Object.keys(env).length === 0 ? args : undefined;
}

/** Ends the commands that wait, and tells how many. */
export async function endKept(): Promise<number> {
  const all = [...idle.values()].flat().filter(isAlive);
  idle.clear();
  const ends = all.map((child) => once(child, 'close'));
  // Rsbuild 2.3 takes the first SIGTERM for its own end.
  for (const child of all) child.kill('SIGKILL');
  await Promise.all(ends);
  return all.length;
}

/**
 * Like `runShell` for a build of the tool, which takes a process that has loaded the tool for a build before: starting
 * takes most of a small build. It ends with a build that fails.
 *
 * @param used processes not to take, to which the one that is taken is added
 */
export function runKept(
  args: string[],
  cwd: string,
  workspaceDir: string,
  env: NodeJS.ProcessEnv,
  used = new Set<ChildProcess>(),
): Promise<{ exit: number; text: string }> {
  const waiting = idle.get(workspaceDir) ?? [];
  idle.set(workspaceDir, waiting);
  const kept = waiting.find((one) => isAlive(one) && !used.has(one));
  if (kept) waiting.splice(waiting.indexOf(kept), 1);
  const child =
    kept ??
    spawn(join(workspaceDir, 'node_modules/.bin/rslib'), args, {
      cwd,
      env: { ...env, NODE_OPTIONS: `--import=${PRELOADED}` },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
  used.add(child);
  return new Promise((resolve, reject) => {
    let text = '';
    const late = setTimeout(() => child.kill('SIGKILL'), MAX_COMMAND_MS);
    const end = (exit: number) => {
      clearTimeout(late);
      for (const stream of [child.stdout, child.stderr]) stream?.removeAllListeners('data');
      child.removeAllListeners();
      resolve({ exit, text: text.replace(END, '') });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        const ends = [...text.matchAll(END)];
        if (ends.length < 2) return;
        waiting.push(child);
        if (waiting.length > MAX_WAITING) waiting.shift()?.kill('SIGKILL');
        end(Number(ends[0]?.[1]));
      });
    }
    child.on('error', reject);
    child.on('close', (code) => end(code ?? 1));
    const orders = child.stdio[3] as Writable;
    // Where it has just died, its end is told by `close`.
    if (kept) orders.write(JSON.stringify({ args, cwd }));
    else orders.on('error', () => {});
  });
}
