import { strToU8, zipSync } from 'fflate';

/** A zip of a project in a folder `name`. Reproducible: all dates are 1980-01-01, the earliest that a zip can store. */
export function archive(name: string, files: ReadonlyMap<string, Uint8Array | string>): Buffer {
  const entries = [...files].map(([path, contents]) => [
    `${name}/${path}`,
    typeof contents === 'string' ? strToU8(contents) : contents,
  ]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: new Date(1980, 0, 1) }));
}
