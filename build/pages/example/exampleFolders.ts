import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { z } from 'zod';
import { type ExampleFacts, exampleSchema } from './exampleSchema';

/** The workspaces that hold examples: TypeScript 7, TypeScript 6, and the old tools of the migration pages. */
export const WORKSPACES = ['examples/current', 'examples/ts6', 'examples/legacy'] as const;

export interface ExampleFolder {
  /** Folder name, unique over all workspaces. */
  id: string;
  workspace: (typeof WORKSPACES)[number];
  /** Absolute path of the example. */
  dir: string;
  /** Absolute path of the workspace, whose node_modules the example may import from. */
  workspaceDir: string;
}

/** All folders of a checkout that have an example.json, sorted by id. */
export function listExamples(root: string): ExampleFolder[] {
  return WORKSPACES.flatMap((workspace) => {
    const workspaceDir = join(root, workspace);
    if (!existsSync(workspaceDir)) return [];
    return readdirSync(workspaceDir)
      .filter((id) => existsSync(join(workspaceDir, id, 'example.json')))
      .map((id) => ({ id, workspace, dir: join(workspaceDir, id), workspaceDir }));
  }).sort((a, b) => a.id.localeCompare(b.id, 'en'));
}

/** The example with this id. Throws with similar ids if there is none. */
export function findExample(root: string, id: string): ExampleFolder {
  const workspace = WORKSPACES.find((name) => existsSync(join(root, name, id, 'example.json')));
  if (workspace && id) {
    const workspaceDir = join(root, workspace);
    return { id, workspace, dir: join(workspaceDir, id), workspaceDir };
  }
  const all = listExamples(root);
  const near = all.map((e) => e.id).filter((known) => known.includes(id.split('-')[0] ?? id));
  throw new Error(
    `No example "${id}": none of ${WORKSPACES.join(', ')} has a folder of that name with an example.json.` +
      (near.length > 0 ? ` Near: ${near.join(', ')}` : ''),
  );
}

/** Reads and validates an example.json. Throws with the file and each wrong key. */
export function readFacts({ workspace, id, dir }: ExampleFolder): ExampleFacts {
  const name = `${workspace}/${id}/example.json`;
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(join(dir, 'example.json'), 'utf8'));
  } catch (error) {
    throw new Error(`${name} is not JSON: ${(error as Error).message}`);
  }
  const result = exampleSchema.safeParse(data);
  if (!result.success) throw new Error(`${name} is wrong:\n${z.prettifyError(result.error)}`);
  return result.data;
}

/** Paths of the files of a project that readers see: all but the recording and our own example.json. */
export function listProject({ dir }: Pick<ExampleFolder, 'dir'>): string[] {
  const ignore = ['__recorded__/**', 'node_modules/**', 'dist/**', '.rstack/**', 'example.json'];
  return globSync('**', { cwd: dir, dot: true, ignore }).sort();
}
