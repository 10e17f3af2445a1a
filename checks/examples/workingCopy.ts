import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { ExampleFolder } from '../../build/pages/example/exampleFolders';
import type { ExampleFacts } from '../../build/pages/example/exampleSchema';
import { isBinary } from '../../build/pages/example/recording';

const NOT_COPIED = new Set(['__recorded__', 'node_modules', 'dist', '.rstack', 'example.json']);

/** Runs `use` in a new folder in `.work/` of a workspace, where its packages resolve; always removes it. */
export async function withScratch<T>(
  workspaceDir: string,
  use: (scratch: string) => Promise<T>,
): Promise<T> {
  const work = join(workspaceDir, '.work');
  mkdirSync(work, { recursive: true });
  const scratch = mkdtempSync(join(work, 'run-'));
  try {
    return await use(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * Runs `use` in a copy of the example at `<workspace>/.work/<random>/<id>`: packages resolve as from the example itself,
 * its folder stays clean, and parallel checks do not collide.
 */
export const withWorkingCopy = <T>(
  { id, dir, workspaceDir }: ExampleFolder,
  facts: ExampleFacts,
  use: (copy: string) => Promise<T>,
): Promise<T> =>
  withScratch(workspaceDir, (scratch) => {
    const copy = join(scratch, id);
    cpSync(dir, copy, {
      recursive: true,
      filter: (source) => dirname(source) !== dir || !NOT_COPIED.has(basename(source)),
    });
    for (const [from, to] of Object.entries(facts.links)) {
      const link = join(copy, from);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(relative(dirname(link), join(copy, to)), link, 'junction');
    }
    return use(copy);
  });

/** Contents of a file with LF line ends; binary files are unchanged. */
export function readNormalized(file: string): Buffer {
  const contents = readFileSync(file);
  return isBinary(contents)
    ? contents
    : Buffer.from(contents.toString('utf8').replace(/\r\n?/g, '\n'));
}
