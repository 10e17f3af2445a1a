import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What a bump writes, as the last commit has it, in a folder of `.cache`: the report compares with that, whatever a run
 * that was interrupted has left in the checkout. Throws where git has no commit.
 */
export function committedFiles(root: string): string {
  const folder = join(root, '.cache/committed');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const paths = ['examples', 'build/pages/data', 'build/pages/home'];
  const input = execFileSync('git', ['archive', 'HEAD', ...paths], {
    cwd: root,
    maxBuffer: 1 << 28,
  });
  execFileSync('tar', ['-x', '-C', folder], { input });
  return folder;
}
