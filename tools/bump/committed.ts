import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Extracts the files that a bump writes from the last commit into a folder of `.cache`, which it returns: the report
 * compares with them, whatever an interrupted run has left in the checkout. Throws without a commit.
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
