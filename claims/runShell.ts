import { spawn, spawnSync } from 'node:child_process';

/** The longest that a command may take; none takes more than ten seconds on an idle machine. */
export const MAX_COMMAND_MS = 180_000;

/**
 * Runs a shell command to its end: its exit code, and all that it printed on both streams in the order of arrival. One
 * that waits for what another version of the tool never does is ended after `limit` milliseconds, which is a failure.
 */
export function runShell(cmd: string, cwd: string, env: NodeJS.ProcessEnv, limit = MAX_COMMAND_MS) {
  return new Promise<{ exit: number; text: string }>((resolve, reject) => {
    const child = spawn(cmd, { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
    }
    const late = setTimeout(() => {
      text += `\n“${cmd}” did not end within ${limit / 1000} s.`;
      // Ctrl+C reaches what the shell has started only in the same group of processes, which has more in it than may end here.
      spawnSync('pkill', ['-KILL', '-P', String(child.pid)]);
      child.kill('SIGKILL');
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    }, limit);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(late);
      resolve({ exit: code ?? 1, text });
    });
  });
}
