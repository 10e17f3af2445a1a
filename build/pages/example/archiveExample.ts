import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { globSync } from 'tinyglobby';
import type { ExampleFolder } from './exampleFolders';

/** 1980-01-01, the first date a zip can hold: the archive depends on nothing but the files. */
const DATE = new Date(1980, 0, 1);

/** The project as a reader downloads it: every file but the recording and our own example.json. */
export function archiveExample({ id, dir }: ExampleFolder): Uint8Array {
  const ignore = ['__recorded__/**', 'node_modules/**', 'dist/**', '.rstack/**', 'example.json'];
  const files: Record<string, Uint8Array> = {};
  for (const path of globSync('**', { cwd: dir, dot: true, ignore }).sort()) {
    files[`${id}/${path}`] = readFileSync(join(dir, path));
  }
  return zipSync(files, { mtime: DATE });
}
