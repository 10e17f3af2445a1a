import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { fromColumns } from '../../search/engine/columns';
import { RECORDS_FOLDER } from '../../search/records/recordsFile';
import type { SearchRecords } from '../../search/types';

/** The search records of a built site, per language. Throws if there are none. */
export function readBuilt(folder: string): SearchRecords[] {
  const names = globSync('*.json', { cwd: path.join(folder, RECORDS_FOLDER) }).sort();
  if (names.length === 0) {
    throw new Error(
      `${path.join(folder, RECORDS_FOLDER)} has no records, so there is nothing to write.\nRun: pnpm build`,
    );
  }
  return names.map((name) =>
    fromColumns(JSON.parse(readFileSync(path.join(folder, RECORDS_FOLDER, name), 'utf8'))),
  );
}
