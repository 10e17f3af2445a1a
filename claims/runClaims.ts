import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { globSync } from 'tinyglobby';
import { listSentences } from './pages';

/** What became of a claim. */
export interface ClaimResult {
  id: string;
  /** `claims/css.claims.ts` */
  file: string;
  seconds: number;
  /** Why it does not hold. */
  failure?: string;
}

/** Files of claims, relative to the root. */
export const listTopics = (root: string): string[] =>
  globSync('claims/*.claims.ts', { cwd: root }).sort();

/** Ids of the claims of a file, without running it. */
export const claimIds = (source: string): string[] =>
  [...source.matchAll(/^ {2}async '?([\w-]+)'?\((?:\{|project\))/gm)].map(([, id = '']) => id);

/**
 * Proves the claims of a file with the tool of `workspaceDir`, in a process with nothing but `env`; with `id`, this one alone.
 * Throws when that process breaks before it has told about each of them.
 */
export async function runTopic(
  root: string,
  file: string,
  workspaceDir: string,
  env: NodeJS.ProcessEnv,
  id?: string,
): Promise<ClaimResult[]> {
  const args = ['--import', 'tsx', join(root, 'claims/prove.ts'), workspaceDir, join(root, file)];
  const options = { cwd: root, env, maxBuffer: 1 << 28 };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    id ? [...args, id] : args,
    options,
  );
  const lines = stdout.split('\n').filter((line) => line.startsWith('{"id"'));
  return lines.map((line) => ({ ...JSON.parse(line), file }));
}

/** A claim that does not hold, with the sentences that now say something wrong. */
export function describeFailure(root: string, { id, file, failure }: ClaimResult): string {
  const said = listSentences(root).filter(({ claims }) => claims.includes(id));
  return [
    `${file}: "${id}" does not hold: ${failure}`,
    ...said.map(({ file, line, text }) => `  said in ${file}:${line}: ${text}`),
  ].join('\n');
}
