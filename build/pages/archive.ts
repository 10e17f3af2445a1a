import { strToU8, zipSync } from 'fflate';

/**
 * A project as a reader downloads it: its files, by path, in a folder of its name. It depends on nothing but the files:
 * each is of 1980-01-01, the first date a zip can hold, in the time zone of whoever builds.
 */
export function archive(name: string, files: ReadonlyMap<string, Uint8Array | string>): Buffer {
  const entries = [...files].map(([path, contents]) => [
    `${name}/${path}`,
    typeof contents === 'string' ? strToU8(contents) : contents,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) }));
}
