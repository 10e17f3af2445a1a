import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataName, dataFile } from '../../build/pages/data/schemas';
import { readToolVersions } from '../../build/pages/example/toolVersions';
import { lineDiff } from '../examples/compareRecordings';
import type { Finding } from '../finding';
import { generateApi } from './generateApi';
import { generateCli } from './generateCli';
import { generateOptions } from './generateOptions';
import { generatePreset } from './generatePreset';
import { generateSyntax } from './generateSyntax';
import { openSurface, type Surface } from './surface';

/** Data file → function that generates it from the installed tool. */
const GENERATORS: Record<DataName, (root: string, surface: Surface) => object | Promise<object>> = {
  options: generateOptions,
  cli: generateCli,
  api: generateApi,
  syntax: generateSyntax,
  preset: (root) => generatePreset(root),
};

/** Number of data files, and findings for those that differ from the installed tool; `write` updates them. */
export async function checkData(root: string, write: boolean) {
  const findings: Finding[] = [];
  process.env.NODE_ENV = 'production';
  const versions = readToolVersions(join(root, 'examples/current'));
  const surface = openSurface(root);
  for (const [name, generate] of Object.entries(GENERATORS)) {
    const file = dataFile(name as DataName);
    const data = await generate(root, surface);
    const now = `${JSON.stringify({ versions, ...data }, null, 2)}\n`;
    const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    if (now === before) continue;
    if (write) writeFileSync(join(root, file), now);
    findings.push({
      file,
      line: 1,
      problem: ['differs from the installed tool', ...lineDiff(before, now).slice(0, 40)].join(
        '\n',
      ),
      because: 'If the tool is right: pnpm data:generate, then re-read the pages with these tables',
    });
  }
  return { looked: Object.keys(GENERATORS).length, findings };
}
