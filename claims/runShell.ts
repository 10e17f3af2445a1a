import { spawn } from 'node:child_process';

/** Runs a shell command to its end: its exit code, and all that it printed on both streams in the order of arrival. */
export function runShell(cmd: string, cwd: string, env: NodeJS.ProcessEnv) {
  return new Promise<{ exit: number; text: string }>((resolve, reject) => {
    const child = spawn(cmd, { cwd, env, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ exit: code ?? 1, text }));
  });
}
