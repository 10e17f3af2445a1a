import { delimiter, dirname, join } from 'node:path';
import type { ExampleFolder } from '../../build/pages/example/exampleFolders';

/**
 * The whole environment of a step: only HOME and PATH are inherited, so that a build is the same in a terminal, under pnpm
 * and in CI. The Node.js that runs the check also runs the step.
 */
export function stepEnvironment(
  { workspaceDir }: Pick<ExampleFolder, 'workspaceDir'>,
  extra: Record<string, string>,
): NodeJS.ProcessEnv {
  const path = [
    join(workspaceDir, 'node_modules/.bin'),
    dirname(process.execPath),
    process.env.PATH,
  ];
  return {
    PATH: path.filter(Boolean).join(delimiter),
    HOME: process.env.HOME,
    CI: '1',
    NO_COLOR: '1',
    TZ: 'UTC',
    LC_ALL: 'C',
    ...extra,
  };
}
