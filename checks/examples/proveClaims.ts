import { statSync } from 'node:fs';
import { join } from 'node:path';
import pMap from 'p-map';
import { type ClaimResult, listTopics, runTopic } from '../../claims/runClaims';
import { markChecked, wasChecked } from './checkedBefore';
import { stepEnvironment } from './stepEnvironment';

const folderOf = (root: string) =>
  ({
    id: 'claims',
    dir: join(root, 'claims'),
    workspace: 'examples/current',
    workspaceDir: join(root, 'examples/current'),
  }) as const;

/** Proves the claims of a file with the tool of the examples, in their environment; with `id`, this one alone. */
export function proveTopic(root: string, file: string, id?: string): Promise<ClaimResult[]> {
  const folder = folderOf(root);
  return runTopic(root, file, folder.workspaceDir, stepEnvironment(folder, {}), id);
}

/**
 * Proves all claims of `claims/`. Those that held before with
 * the same files and the same tool are not run again (never so in CI); then the list is empty.
 */
export async function proveClaims(root: string, jobs: number): Promise<ClaimResult[]> {
  const folder = folderOf(root);
  if (wasChecked(root, folder)) return [];
  const results: ClaimResult[] = [];
  // A long file takes long: with the long ones first, those that run at a time end together.
  const size = (file: string) => statSync(join(root, file)).size;
  await pMap(
    listTopics(root).sort((a, b) => size(b) - size(a)),
    async (file) => {
      results.push(...(await proveTopic(root, file)));
    },
    { concurrency: jobs },
  );
  if (results.every(({ failure }) => !failure)) markChecked(root, folder);
  return results;
}
