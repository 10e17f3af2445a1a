/** `pnpm build:twice`: builds the site in two time zones, and fails with the names of the files that differ. */
import '../../checks/run/command';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { run } from './run';

const FIRST = '.cache/first';
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

async function succeed(command: string, env: NodeJS.ProcessEnv = {}) {
  const { code } = await run(command, env);
  if (code !== 0) process.exit(code);
}

for (const folder of ['doc_build', FIRST]) rmSync(folder, { recursive: true, force: true });
await succeed(scripts.build, { TZ: 'UTC' });
mkdirSync('.cache', { recursive: true });
renameSync('doc_build', FIRST);
await succeed(scripts.build, { TZ: 'Asia/Shanghai' });
await succeed(`diff -rq ${FIRST} doc_build`);
