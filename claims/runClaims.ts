import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { text } from 'node:stream/consumers';
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

/** The file of a claim, relative to the root; `undefined` for an id that no claim has. */
export const topicOf = (root: string, id: string): string | undefined =>
  listTopics(root).find((file) => claimIds(readFileSync(join(root, file), 'utf8')).includes(id));

/** What `prove.ts` says when it waits for a topic. */
export const READY = 'ready for a topic';

/**
 * Proves topics with the tool of `workspaceDir`, in one process with nothing but `env`, taking the first of `files` until
 * none is left; `args`: ids of claims, where not all of a topic are wanted, or `--kept`, see `proveClaim`. Throws when that process breaks off.
 */
export async function runTopics(
  root: string,
  files: string[],
  workspaceDir: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<ClaimResult[]> {
  const command = ['--import', 'tsx', join(root, 'claims/prove.ts'), workspaceDir, ...args];
  const child = spawn(process.execPath, command, { cwd: root, env });
  const complaints = text(child.stderr);
  const results: ClaimResult[] = [];
  let file: string | undefined = 'claims/prove.ts';
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('{"id"')) results.push({ ...JSON.parse(line), file });
    if (line !== READY) continue;
    file = files.shift();
    if (file) child.stdin.write(`${join(root, file)}\n`);
    else child.stdin.end();
  }
  if (!file) return results;
  const last = results.at(-1)?.id ?? 'none';
  throw new Error(`${file} breaks off; the last claim was "${last}".\n${await complaints}`);
}

/** A claim that does not hold, with the sentences that now say something wrong. */
export function describeFailure(root: string, { id, file, failure }: ClaimResult): string {
  const said = listSentences(root).filter(({ claims }) => claims.includes(id));
  return [
    `${file}: "${id}" does not hold: ${failure}`,
    ...said.map(({ file, line, text }) => `  said in ${file}:${line}: ${text}`),
  ].join('\n');
}
