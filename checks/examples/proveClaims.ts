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

/** Proves the claims of `files`, taking the first until none is left, with the tool and in the environment of the examples. */
function prove(root: string, files: string[], args: string[]): Promise<ClaimResult[]> {
  const folder = folderOf(root);
  return runTopics(root, files, folder.workspaceDir, stepEnvironment(folder, {}), args);
}

/** Proves one claim again, alone in its process. */
export const proveAgain = (root: string, { file, id }: Pick<ClaimResult, 'file' | 'id'>) =>
  prove(root, [file], [id]);

/**
 * Proves all claims of `claims/` in `jobs` processes. Those that held before with
 * the same files and the same tool are not run again (never so in CI); then the list is empty.
 * `isKept`: see `proveClaim`.
 */
export async function proveClaims(
  root: string,
  jobs: number,
  isKept = false,
): Promise<ClaimResult[]> {
  const folder = folderOf(root);
  if (wasChecked(root, folder)) return [];
  // A long file takes long: with the long ones first, those that run at a time end together.
  const size = (file: string) => statSync(join(root, file)).size;
  const files = listTopics(root).sort((a, b) => size(b) - size(a));
  const all = await Promise.all(
    Array.from({ length: jobs }, () => prove(root, files, isKept ? ['--kept'] : [])),
  );
  const results = all.flat();
  if (results.every(({ failure }) => !failure)) markChecked(root, folder);
  return results;
}
