/**
 * `pnpm parity`: lists what is missing or different in one language, then what is older than its twin. Exits with 1 if
 * something is missing or different.
 */
import '../run/command';
import { resolve } from 'node:path';
import { lastChanges } from '../../build/pages/history';
import { keepReads } from '../../build/pages/keptReads';
import { LANGUAGES } from '../../site';
import { readSite } from '../content/readSite';
import { blockFindings, headingFindings, missingTwins } from '../content/twins';
import { formatFindings } from '../finding';
import { checkTwins } from './checkTwins';
import { ageFindings } from './twins';

keepReads();
const { pages } = readSite(process.cwd());
const files = pages.map(({ file }) => file);
const differences = [
  ...missingTwins(pages),
  ...headingFindings(pages),
  ...blockFindings(pages),
  ...checkTwins(process.cwd(), files),
];
const changes = await lastChanges(resolve('docs'));
const older = ageFindings(files, (file) => changes.get(resolve(file)));
for (const findings of [differences, older]) {
  if (findings.length > 0) console.log(`${formatFindings(findings)}\n`);
}
const count = new Set(differences.map(({ file }) => file.slice('docs/en/'.length))).size;
console.log(
  `${files.length / LANGUAGES.length} pages in ${LANGUAGES.length} languages: ${count} different, ${older.length} older than their twin`,
);
process.exitCode = count > 0 ? 1 : 0;
