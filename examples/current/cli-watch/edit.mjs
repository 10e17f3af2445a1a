// Starts watch mode, changes the source once, and stops after the second build.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const rslib = spawn('rslib', ['--watch'], { stdio: ['ignore', 'pipe', 'inherit'] });
let output = '';

rslib.stdout.on('data', (chunk) => {
  const before = output;
  output += chunk;
  process.stdout.write(chunk);
  if (!before.includes('watching for changes') && output.includes('watching for changes')) {
    setTimeout(() => writeFileSync('src/index.ts', 'export const answer = 42;\n'), 1000);
  }
  if ((output.match(/ready/g) ?? []).length === 2) rslib.kill();
});
rslib.on('exit', () => console.log(readFileSync('dist/index.js', 'utf8')));
