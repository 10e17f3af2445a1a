import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.strictObject({
  version: z.string(),
  packages: z.int(),
  /** Of 10^6 bytes, on disk. */
  megabytes: z.int(),
  /** Median of `runs` cold builds of one source file. */
  seconds: z.number(),
  runs: z.int(),
  /** Major version of Node.js. */
  node: z.int(),
});

/** What installing the tool gives, and how long its smallest build takes. `pnpm bump` measures it again. */
export type InstallFacts = z.infer<typeof schema>;

/** Path of the measurement below the root of the checkout. */
export const INSTALL_FILE = 'build/pages/home/install.json';

/** The committed measurement. Throws when it does not fit its schema. */
export const readInstallFacts = (root: string): InstallFacts =>
  schema.parse(JSON.parse(readFileSync(join(root, INSTALL_FILE), 'utf8')));
