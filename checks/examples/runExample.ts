import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { type ExampleFolder, readFacts } from '../../build/pages/example/exampleFolders';
import type { ExampleStep } from '../../build/pages/example/exampleSchema';
import type { Recording } from '../../build/pages/example/recording';
import { readToolVersions } from '../../build/pages/example/toolVersions';
import { runKept, toolArgs } from '../../claims/runKept';
import { runShell } from '../../claims/runShell';
import { consume } from './consume/consume';
import { normalizeLog } from './normalizeLog';
import { stepEnvironment } from './stepEnvironment';
import { readNormalized, withWorkingCopy } from './workingCopy';

/** Throws for an example that was copied without a new name: its output may show the name. */
function refuseOtherName({ workspace, id, dir }: ExampleFolder): void {
  const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  if (name === id) return;
  throw new Error(
    `${workspace}/${id}/package.json: the name is “${name}”, not the id\nWrite: "name": "${id}"`,
  );
}

/** A content hash in a file name, removed from `listOnly` names. */
const HASH = /([.-])[0-9a-f]{8,20}(?=\.)/g;

async function runStep(example: ExampleFolder, step: ExampleStep, copy: string, isKept: boolean) {
  const cwd = join(copy, step.cwd);
  const env = stepEnvironment(example, step.env);
  const args = isKept ? toolArgs(step) : undefined;
  const { exit, text } = await (args
    ? runKept(args, cwd, example.workspaceDir, env)
    : runShell(step.cmd, cwd, env));
  const paths: [string, string][] = [
    [copy, '<root>'],
    [example.workspaceDir, '<workspace>'],
  ];
  if (exit !== step.exit) {
    throw new Error(
      `${example.workspace}/${example.id}: "${step.cmd}" ended with ${exit}, expected ${step.exit}. It printed:\n` +
        normalizeLog(text, paths),
    );
  }
  const keep = typeof step.log === 'string' ? new RegExp(step.log) : undefined;
  return {
    cmd: step.cmd,
    exit,
    ...(step.log === false ? {} : { output: normalizeLog(text, paths, keep) }),
  };
}

/** Throws for a file that depends on this machine: it contains the checkout's path, plain or with `_` for `/`. */
function refusePath(example: ExampleFolder, path: string, contents: Buffer, copy: string): void {
  const text = contents.toString('latin1');
  for (const needle of [copy, copy.replaceAll('/', '_'), example.workspaceDir]) {
    if (!text.includes(needle)) continue;
    throw new Error(
      `${example.workspace}/${example.id}: ${path} contains the path of this checkout (${needle}), so no other ` +
        `machine can emit it. Add "${path}" to "listOnly" in its example.json, or to "clean".`,
    );
  }
}

/**
 * Builds an example from scratch in a temporary copy and returns what it printed and emitted. With `isKept`, builds run in
 * processes that keep the tool loaded, see {@link runKept}. Throws if the package has another name, if a step has an
 * unexpected exit code, if a file contains the checkout's path, or if `record` matches nothing though the steps succeed.
 */
export async function runExample(example: ExampleFolder, isKept = false): Promise<Recording> {
  const facts = readFacts(example);
  refuseOtherName(example);
  return withWorkingCopy(example, facts, async (copy) => {
    const steps = [];
    for (const step of facts.steps) steps.push(await runStep(example, step, copy, isKept));
    const match = (patterns: string[]) =>
      patterns.length === 0
        ? []
        : globSync(patterns, {
            cwd: copy,
            dot: true,
            ignore: ['**/node_modules/**', ...facts.clean],
          }).sort();
    const listed = new Set(match(facts.listOnly));
    const files = new Map<string, Buffer>();
    for (const path of match(facts.record)) {
      if (listed.has(path)) continue;
      const contents = readNormalized(join(copy, path));
      refusePath(example, path, contents, copy);
      files.set(path, contents);
    }
    const names = [...listed].map((path) => path.replace(HASH, '$1[hash]'));
    const wanted = facts.record.length > 0 && facts.steps.every((step) => step.exit === 0);
    if (wanted && files.size + names.length === 0) {
      throw new Error(
        `${example.workspace}/${example.id}: no file matches "record" (${facts.record.join(', ')}). ` +
          'Correct the globs in example.json, or write "record": [] if only output is shown.',
      );
    }
    return {
      tools: readToolVersions(example.workspaceDir),
      steps,
      listed: [...new Set(names)].sort(),
      ...(facts.consume ? { consumers: await consume(example, facts.consume, copy) } : {}),
      files,
    };
  });
}
