import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ExampleFolder, listExamples } from '../../build/pages/example/exampleFolders';
import { TOOL } from '../../site';

/** examples/legacy/ holds old tools on purpose: what the migration pages start from. */
const isBumped = ({ workspace }: ExampleFolder) => workspace !== 'examples/legacy';

const manifest = z.looseObject({ devDependencies: z.record(z.string(), z.string()).default({}) });

/** Exact version of the tool in a package.json; undefined when it does not use it. */
const versionIn = (file: string): string | undefined =>
  manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).devDependencies[TOOL.package];

/** Examples whose output the tool's version decides. */
export const bumpedExamples = (root: string): ExampleFolder[] =>
  listExamples(root).filter(isBumped);

/** The text of a package.json with another version of the tool; the rest stays as it is written. */
export function withVersion(text: string, from: string, to: string): string {
  return text.replace(`"${TOOL.package}": "${from}"`, `"${TOOL.package}": "${to}"`);
}

/**
 * Writes the version into the workspaces and into each example that pins the present one.
 *
 * @returns the version before and the changed files
 */
export function setVersion(root: string, to: string): { from: string; files: string[] } {
  const from = versionIn(join(root, 'examples/current/package.json'));
  if (!from)
    throw new Error(
      `examples/current/package.json has no ${TOOL.package}.\nAdd it to devDependencies.`,
    );
  const examples = bumpedExamples(root);
  const workspaces = [...new Set(examples.map(({ workspace }) => workspace))];
  const files = [
    ...workspaces.map((workspace) => `${workspace}/package.json`),
    ...examples.map(({ workspace, id }) => `${workspace}/${id}/package.json`),
  ];
  const changed = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const next = withVersion(text, from, to);
    if (next !== text) writeFileSync(join(root, file), next);
    return next !== text;
  });
  return { from, files: changed };
}
