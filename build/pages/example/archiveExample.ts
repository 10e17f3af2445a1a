import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { type ExampleFolder, listProject } from './exampleFolders';

/** 1980-01-01, the first date a zip can hold: the archive depends on nothing but the files. */
const DATE = new Date(1980, 0, 1);

/** The project as a reader downloads it. */
export function archiveExample({ id, dir }: ExampleFolder): Uint8Array {
  const files: Record<string, Uint8Array> = {};
  for (const path of listProject({ dir })) {
    files[`${id}/${path}`] = readFileSync(join(dir, path));
  }
  return zipSync(files, { mtime: DATE });
}
