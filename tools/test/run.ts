import { spawn } from 'node:child_process';

/** Exit code and everything printed; a signal counts as code 1. */
export interface Outcome {
  code: number;
  output: string;
  seconds: number;
}

/** Runs a program of the project (`node_modules/.bin` is on the PATH) and passes its output through. */
export function run(command: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, ...env },
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
      process.stderr.write(chunk);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - start) / 1000 }),
    );
  });
}
