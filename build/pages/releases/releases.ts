import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a release of the tool has that the one before had not, and the other way round. */
const release = z.strictObject({
  version: z.string(),
  /** The release that it is compared with. */
  before: z.string(),
  /** Rsbuild as npm chose it for both on the day of the measurement. */
  rsbuild: z.strictObject({ before: z.string(), now: z.string() }),
  /** Options (`lib.dts.isolated`), flags (`rslib inspect --mode`), exports (`createRslib`, `type Wasm`, `rslib.build`). */
  added: z.array(z.string()),
  removed: z.array(z.string()),
  deprecated: z.array(z.string()),
  /** Default of an option, as the types state it; '' when they state none. */
  defaults: z.array(z.strictObject({ option: z.string(), before: z.string(), now: z.string() })),
  /** Values that Rslib sets for Rsbuild and Rspack. */
  settings: z.array(
    z.strictObject({
      level: z.enum(['rsbuild', 'rspack']),
      path: z.string(),
      /** Printed value; '' when unset, null when it is the one of Rsbuild itself. */
      before: z.string().nullable(),
      now: z.string().nullable(),
      /** The formats with this change, `bundleless` for `bundle: false`. */
      formats: z.array(z.string()),
    }),
  ),
  /** How many of the examples both versions build. */
  built: z.int(),
  /** Example → its files that are new, gone or other bytes; `failed` names what could not build it. */
  emitted: z.array(
    z.strictObject({
      example: z.string(),
      files: z.array(z.string()),
      failed: z.enum(['before', 'now']).optional(),
    }),
  ),
});
export type Release = z.infer<typeof release>;

/** What `pnpm bump` writes: the newest release first, and the examples that each pair has built. */
const releases = z.strictObject({ examples: z.array(z.string()), releases: z.array(release) });
export type Releases = z.infer<typeof releases>;

/** The file below the root of the checkout. */
export const RELEASES_FILE = 'build/pages/releases/releases.json';

/** Reads it. Throws when it does not fit. */
export const readReleases = (root: string): Releases =>
  releases.parse(JSON.parse(readFileSync(join(root, RELEASES_FILE), 'utf8')));
