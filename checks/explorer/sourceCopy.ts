import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { EXPLORER_FOLDER } from '../../build/pages/explorer/sourceRecording';
import type { ExplorerSource } from '../../explorer/sources';
import { withScratch } from '../examples/workingCopy';

/** The workspace whose packages the sources use: one installation for all. */
export const SOURCE_WORKSPACE = 'examples/current';

/** A throwaway copy of a source. */
export interface SourceCopy {
  /** Folder above all that is written; its node_modules has the source's own packages. */
  scratch: string;
  project: string;
  workspaceDir: string;
}

/**
 * Runs `use` in a copy of a source below `examples/current/.work/`, where packages resolve as for the examples.
 * Packages of the source's own `packages/` are linked above it.
 */
export function withSourceCopy<T>(
  root: string,
  { id }: Pick<ExplorerSource, 'id'>,
  use: (copy: SourceCopy) => Promise<T>,
): Promise<T> {
  const workspaceDir = join(root, SOURCE_WORKSPACE);
  return withScratch(workspaceDir, (scratch) => {
    const project = join(scratch, id);
    cpSync(join(root, EXPLORER_FOLDER, id), project, { recursive: true });
    const packages = join(project, 'packages');
    for (const name of existsSync(packages) ? readdirSync(packages) : []) {
      mkdirSync(join(scratch, 'node_modules'), { recursive: true });
      symlinkSync(join(packages, name), join(scratch, 'node_modules', name), 'junction');
    }
    return use({ scratch, project, workspaceDir });
  });
}
