import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.strictObject({
  version: z.string(),
  packages: z.int(),
  /** Size on disk, in 10^6 bytes. */
  megabytes: z.int(),
  /** Median of `runs` cold builds of one source file. */
  seconds: z.number(),
  runs: z.int(),
  /** Major version of Node.js. */
  node: z.int(),
});

/** Size of an installation of the tool, and duration of a minimal build. `pnpm bump` measures them again. */
export type InstallFacts = z.infer<typeof schema>;

/** Path of the measurement in the checkout. */
export const INSTALL_FILE = 'build/pages/home/install.json';

/** Reads the committed measurement. Throws if it does not match its schema. */
export const readInstallFacts = (root: string): InstallFacts =>
  schema.parse(JSON.parse(readFileSync(join(root, INSTALL_FILE), 'utf8')));
