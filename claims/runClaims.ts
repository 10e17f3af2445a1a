import { spawn } from 'node:child_process';
import { join } from 'node:path';
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
  [...source.matchAll(/^ {4}id: '([^']+)'/gm)].map(([, id = '']) => id);

/**
 * Proves the claims of a file with the tool of `workspaceDir`, in a process with nothing but `env`; with `id`, this one alone.
 * Throws when that process breaks before it has told about each of them.
 */
export function runTopic(
  root: string,
  file: string,
  workspaceDir: string,
  env: NodeJS.ProcessEnv,
  id?: string,
): Promise<ClaimResult[]> {
  const args = ['--import', 'tsx', join(root, 'claims/prove.ts'), workspaceDir, join(root, file)];
  if (id) args.push(id);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env });
    let out = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) reject(new Error(`${file}: ended with ${code}\n${errors}`));
      const lines = out.split('\n').filter((line) => line.startsWith('{"id"'));
      resolve(lines.map((line) => ({ ...JSON.parse(line), file })));
    });
  });
}

/** A claim that does not hold, with the sentences that now say something wrong. */
export function describeFailure(root: string, { id, file, failure }: ClaimResult): string {
  const said = listSentences(root).filter(({ claims }) => claims.includes(id));
  return [
    `${file}: "${id}" does not hold: ${failure}`,
    ...said.map(({ file, line, text }) => `  said in ${file}:${line}: ${text}`),
  ].join('\n');
}
