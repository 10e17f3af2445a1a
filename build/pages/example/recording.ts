import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const recordSchema = z.strictObject({
  tools: z.record(z.string(), z.string()),
  steps: z.array(z.strictObject({ cmd: z.string(), exit: z.int(), output: z.string().optional() })),
  listed: z.array(z.string()),
  /** Consumer of the packed example → `ok` or its first error. */
  consumers: z.record(z.string(), z.string()).optional(),
});

/** The result of running an example: `record.json` plus the emitted files. */
export interface Recording extends z.infer<typeof recordSchema> {
  /** Path relative to the example → contents, line endings normalized. */
  files: Map<string, Buffer>;
}

const folder = (exampleDir: string) => join(exampleDir, '__recorded__');

/** The committed recording of an example, if there is one. */
export function readRecording(exampleDir: string): Recording | undefined {
  const dir = folder(exampleDir);
  const recordFile = join(dir, 'record.json');
  if (!existsSync(recordFile)) return undefined;
  const record = recordSchema.parse(JSON.parse(readFileSync(recordFile, 'utf8')));
  const files = new Map<string, Buffer>();
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name)
      .slice(dir.length + 1)
      .replaceAll('\\', '/');
    if (path !== 'record.json') files.set(path, readFileSync(join(dir, path)));
  }
  return { ...record, files };
}

/** Replaces the committed recording. */
export function writeRecording(exampleDir: string, { files, ...record }: Recording): void {
  const dir = folder(exampleDir);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir);
  for (const [path, contents] of files) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), contents);
  }
  writeFileSync(join(dir, 'record.json'), `${JSON.stringify(record, null, 2)}\n`);
}

/** Whether contents are binary: a NUL byte in the first 8 KB, as in git. */
export const isBinary = (contents: Buffer): boolean => contents.subarray(0, 8192).includes(0);
