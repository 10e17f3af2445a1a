/** `pnpm architecture`: writes the derived tables of ARCHITECTURE.md. */
import '../../checks/run/command';
import { readFileSync, writeFileSync } from 'node:fs';
import { withTables } from './withTables';

writeFileSync(
  'ARCHITECTURE.md',
  withTables(readFileSync('ARCHITECTURE.md', 'utf8'), process.cwd()),
);
