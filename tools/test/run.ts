import { spawn } from 'node:child_process';

/** Exit code (1 after a signal) and output. */
export interface Outcome {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a program with `node_modules/.bin` on the PATH; passes its output through unless `isHeld`. */
export function run(
  command: string,
  env: NodeJS.ProcessEnv = {},
  isHeld = false,
): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, ...env },
    });
    let output = '';
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (chunk) => {
        output += chunk;
        if (!isHeld) process[name].write(chunk);
      });
    }
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - start) / 1000 }),
    );
  });
}
