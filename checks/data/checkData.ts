import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataName, dataFile } from '../../build/pages/data/schemas';
import { readToolVersions } from '../../build/pages/example/toolVersions';
import { lineDiff } from '../examples/compareRecordings';
import { generateApi } from './generateApi';
import { generateCli } from './generateCli';
import { generateOptions } from './generateOptions';
import { generatePreset } from './generatePreset';
import { generateSyntax } from './generateSyntax';
import { openSurface, type Surface } from './surface';

/** Data file → the function that makes it from the installed tool. */
export const GENERATORS: Record<
  DataName,
  (root: string, surface: Surface) => object | Promise<object>
> = {
  options: generateOptions,
  cli: generateCli,
  api: generateApi,
  syntax: generateSyntax,
  preset: (root) => generatePreset(root),
};

/** Differences between the committed data and the installed tool, one text per file; empty when none. */
export async function checkData(root: string, write: boolean): Promise<string[]> {
  const found: string[] = [];
  process.env.NODE_ENV = 'production';
  const versions = readToolVersions(join(root, 'examples/current'));
  const surface = openSurface(root);
  for (const [name, generate] of Object.entries(GENERATORS)) {
    const file = dataFile(name as DataName);
    const now = `${JSON.stringify({ versions, ...(await generate(root, surface)) }, null, 2)}\n`;
    const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    if (now === before) continue;
    if (write) writeFileSync(join(root, file), now);
    found.push(
      [`${file} differs from the installed tool`, ...lineDiff(before, now).slice(0, 40)].join('\n'),
    );
  }
  return found;
}
