/**
 * `pnpm build:twice`: builds the site twice, without and with what the first build has kept, in two time
 * zones, and compares every byte. Ends with exit code 1 when a file differs: somebody who builds the same
 * commit gets another site, and readers fetch again what has not changed.
 */
import '../../checks/run/command';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../test/run';

const { scripts }: { scripts: Record<'build', string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const scratch = '.cache/twice';
rmSync(scratch, { recursive: true, force: true });
mkdirSync(scratch, { recursive: true });
const folders: string[] = [];
for (const [name, env] of [
  ['without cache', { TZ: 'UTC', RSPRESS_PERSISTENT_CACHE: 'false' }],
  ['with cache', { TZ: 'Asia/Shanghai' }],
] as const) {
  const { code } = await run(scripts.build, env);
  if (code !== 0) process.exit(code);
  const folder = join(scratch, name);
  renameSync('doc_build', folder);
  folders.push(folder);
}
const { status } = spawnSync('diff', ['-rq', ...folders], { stdio: 'inherit' });
console.log(
  status === 0
    ? 'Both builds are equal, byte for byte.'
    : `Files differ; both builds are kept in ${scratch}.`,
);
if (status !== 0) process.exitCode = 1;
else rmSync(scratch, { recursive: true, force: true });
