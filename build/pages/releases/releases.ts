import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Differences between a release of the tool and the previous one. */
const release = z.strictObject({
  version: z.string(),
  /** The previous release. */
  before: z.string(),
  /** Versions of Rsbuild that npm chose for both on the day of the measurement. */
  rsbuild: z.strictObject({ before: z.string(), now: z.string() }),
  /** Options (`lib.dts.isolated`), flags (`rslib inspect --mode`), exports (`createRslib`, `type Wasm`, `rslib.build`). */
  added: z.array(z.string()),
  removed: z.array(z.string()),
  deprecated: z.array(z.string()),
  /** Default of an option, as stated in the types; '' if there is none. */
  defaults: z.array(z.strictObject({ option: z.string(), before: z.string(), now: z.string() })),
  /** Values that Rslib sets for Rsbuild and Rspack. */
  settings: z.array(
    z.strictObject({
      level: z.enum(['rsbuild', 'rspack']),
      path: z.string(),
      /** Printed value; '' if unset, null if it is Rsbuild's own. */
      before: z.string().nullable(),
      now: z.string().nullable(),
      /** The formats with this change, `bundleless` for `bundle: false`. */
      formats: z.array(z.string()),
    }),
  ),
  /** Number of examples that both versions build. */
  built: z.int(),
  /** Files of each example that were added, removed or changed; `failed` names the version that cannot build it. */
  emitted: z.array(
    z.strictObject({
      example: z.string(),
      files: z.array(z.string()),
      failed: z.enum(['before', 'now']).optional(),
    }),
  ),
});
export type Release = z.infer<typeof release>;

/** Data written by `pnpm bump`: releases, newest first, and the examples that were built. */
const releases = z.strictObject({ examples: z.array(z.string()), releases: z.array(release) });
export type Releases = z.infer<typeof releases>;

/** Its path in the checkout. */
export const RELEASES_FILE = 'build/pages/releases/releases.json';

/** Reads it. Throws if it does not match the schema. */
export const readReleases = (root: string): Releases =>
  releases.parse(JSON.parse(readFileSync(join(root, RELEASES_FILE), 'utf8')));
