import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { ExampleFolder } from '../../build/pages/example/exampleFolders';

/** Hash of everything that the result depends on: the example and its recording, the lockfile, Node.js. */
function inputHash(root: string, { dir }: ExampleFolder): string {
  const hash = createHash('sha256').update(process.version);
  hash.update(readFileSync(join(root, 'pnpm-lock.yaml')));
  const ignore = ['node_modules/**', 'dist/**', '.rstack/**'];
  for (const path of globSync('**', { cwd: dir, dot: true, ignore }).sort()) {
    hash.update(`\0${path}\0`).update(readFileSync(join(dir, path)));
  }
  return hash.digest('hex');
}

const stamp = (root: string, { id }: ExampleFolder) => join(root, '.cache/examples', id);

/** Whether this input passed before; in CI only if `REUSE_CHECKED_EXAMPLES` says that `.cache/` was restored. */
export function wasChecked(root: string, example: ExampleFolder): boolean {
  if (process.env.CI && !process.env.REUSE_CHECKED_EXAMPLES) return false;
  try {
    return readFileSync(stamp(root, example), 'utf8') === inputHash(root, example);
  } catch {
    return false;
  }
}

/** Records in `.cache/`, which is not committed, that this input passed. */
export function markChecked(root: string, example: ExampleFolder): void {
  mkdirSync(join(root, '.cache/examples'), { recursive: true });
  writeFileSync(stamp(root, example), inputHash(root, example));
}
