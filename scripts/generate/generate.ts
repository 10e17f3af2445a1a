import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DataName, dataFile } from '../../expand/data/schemas';
import { lineDiff } from '../examples/compareRecordings';
import { generateApi } from './generateApi';
import { generateCli } from './generateCli';
import { generateOptions } from './generateOptions';
import { generatePreset } from './generatePreset';
import { generateSyntax } from './generateSyntax';

const GENERATORS: Record<DataName, (root: string) => unknown> = {
  options: generateOptions,
  cli: generateCli,
  api: generateApi,
  syntax: generateSyntax,
  preset: generatePreset,
};

/** Differences between the committed data and the installed tool, one text per file; empty when none. */
export async function checkData(root: string, write: boolean): Promise<string[]> {
  const found: string[] = [];
  process.env.NODE_ENV = 'production';
  for (const [name, generate] of Object.entries(GENERATORS)) {
    const file = dataFile(name as DataName);
    const now = `${JSON.stringify(await generate(root), null, 2)}\n`;
    const before = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    if (now === before) continue;
    if (write) writeFileSync(join(root, file), now);
    found.push(
      [`${file} differs from the installed tool`, ...lineDiff(before, now).slice(0, 40)].join('\n'),
    );
  }
  return found;
}

// pnpm data:generate | pnpm data:check
const write = process.argv.includes('--write');
checkData(process.cwd(), write).then(
  (found) => {
    const failed = write ? 0 : found.length;
    for (const text of found)
      console.log(
        write ? text.split('\n')[0]?.replace(' differs', ': written, it differed') : text,
      );
    if (found.length > 0 && !write) {
      console.error(
        'if the tool is right: pnpm data:generate, then re-read the pages that show these tables',
      );
      process.exitCode = 1;
    }
    console.log(`data: ${Object.keys(GENERATORS).length - failed} passed, ${failed} failed`);
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
