import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readSite } from '../content/readSite';
import type { Finding } from '../finding';
import { factFindings } from './factFindings';
import { readKnownFacts } from './knownFacts';

/** What the pages of the checkout at `root` say that neither an example nor the installed tool does. */
export function checkFacts(root: string): Finding[] {
  const file = new URL('otherNames.json', import.meta.url);
  const others = z
    .record(z.string(), z.string().min(10))
    .parse(JSON.parse(readFileSync(file, 'utf8')));
  return factFindings(readSite(root).pages, readKnownFacts(root), others);
}
