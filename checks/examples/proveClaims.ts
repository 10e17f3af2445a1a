import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type ClaimResult, listTopics, runTopics } from '../../claims/runClaims';
import { markChecked, wasChecked } from './checkedBefore';
import { stepEnvironment } from './stepEnvironment';

const folderOf = (root: string) =>
  ({
    id: 'claims',
    dir: join(root, 'claims'),
    workspace: 'examples/current',
    workspaceDir: join(root, 'examples/current'),
  }) as const;

/** Proves the claims of `files`, a queue that it empties, with the tool and the environment of the examples. */
function prove(root: string, files: string[], args: string[]): Promise<ClaimResult[]> {
  const folder = folderOf(root);
  return runTopics(root, files, folder.workspaceDir, stepEnvironment(folder, {}), args);
}

/** Proves one claim again, in a process of its own. */
export const proveAgain = (root: string, { file, id }: Pick<ClaimResult, 'file' | 'id'>) =>
  prove(root, [file], [id]);

/**
 * Proves all claims of `claims/` in `jobs` processes. Returns an empty list if they held before with the same files and
 * tool (never in CI). `isKept`: see `proveClaim`.
 */
export async function proveClaims(
  root: string,
  jobs: number,
  isKept = false,
): Promise<ClaimResult[]> {
  const folder = folderOf(root);
  if (wasChecked(root, folder)) return [];
  // Long files take longest, so they start first.
  const size = (file: string) => statSync(join(root, file)).size;
  const files = listTopics(root).sort((a, b) => size(b) - size(a));
  const all = await Promise.all(
    Array.from({ length: jobs }, () => prove(root, files, isKept ? ['--kept'] : [])),
  );
  const results = all.flat();
  if (results.every(({ failure }) => !failure)) markChecked(root, folder);
  return results;
}
