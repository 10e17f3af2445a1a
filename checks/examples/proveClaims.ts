import { join } from 'node:path';
import { type ClaimResult, listTopics, runTopic } from '../../claims/runClaims';
import { markChecked, wasChecked } from './checkedBefore';
import { runPool } from './runPool';
import { stepEnvironment } from './stepEnvironment';

/**
 * Proves the claims of `claims/` with the tool of the examples, in their environment. Those that held before with
 * the same files and the same tool are not run again (never so in CI); then the list is empty.
 */
export async function proveClaims(root: string, jobs: number): Promise<ClaimResult[]> {
  const workspaceDir = join(root, 'examples/current');
  const folder = {
    id: 'claims',
    dir: join(root, 'claims'),
    workspace: 'examples/current',
    workspaceDir,
  } as const;
  if (wasChecked(root, folder)) return [];
  const results: ClaimResult[] = [];
  await runPool(listTopics(root), jobs, async (file) => {
    results.push(...(await runTopic(root, file, workspaceDir, stepEnvironment(folder, {}))));
  });
  if (results.every(({ failure }) => !failure)) markChecked(root, folder);
  return results;
}
