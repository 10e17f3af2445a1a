import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type ExampleFolder, listExamples } from '../../build/pages/example/exampleFolders';
import { TOOL } from '../../site';

const manifest = z.looseObject({ devDependencies: z.record(z.string(), z.string()).default({}) });

/** The version of the tool to which the examples of a checkout are pinned. */
function versionIn(root: string): string {
  const text = readFileSync(join(root, 'examples/current/package.json'), 'utf8');
  const version = manifest.parse(JSON.parse(text)).devDependencies[TOOL.package];
  if (version) return version;
  throw new Error(
    `examples/current/package.json has no ${TOOL.package}.\nAdd it to devDependencies.`,
  );
}

/** Examples to bump: those of examples/legacy/ have old tools, from which the migration pages start. */
export const bumpedExamples = (root: string): ExampleFolder[] =>
  listExamples(root).filter(({ workspace }) => workspace !== 'examples/legacy');

/** The text of a package.json with another version of the tool and no other change. */
export function withVersion(text: string, from: string, to: string): string {
  return text.replace(`"${TOOL.package}": "${from}"`, `"${TOOL.package}": "${to}"`);
}

/**
 * Writes the version into the workspaces and into each example pinned to the current one or that of `committed`.
 *
 * @returns the committed version and the changed files
 */
export function setVersion(
  root: string,
  committed: string,
  to: string,
): { from: string; files: string[] } {
  const [from, present] = [versionIn(committed), versionIn(root)];
  const examples = bumpedExamples(root);
  const workspaces = [...new Set(examples.map(({ workspace }) => workspace))];
  const files = [
    ...workspaces.map((workspace) => `${workspace}/package.json`),
    ...examples.map(({ workspace, id }) => `${workspace}/${id}/package.json`),
  ];
  const changed = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const next = withVersion(withVersion(text, from, to), present, to);
    if (next !== text) writeFileSync(join(root, file), next);
    return next !== text;
  });
  return { from, files: changed };
}
