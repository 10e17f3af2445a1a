/**
 * `pnpm fix`: mends what a machine can. Code and JSON: format, import order. Pages: heading ids that one language
 * lacks, spacing and punctuation of Chinese. What it cannot mend, `pnpm check` tells.
 */
import './run/printHelp';
import { readFileSync, writeFileSync } from 'node:fs';
import { addHeadingIds } from './content/addHeadingIds';
import { readSite } from './content/readSite';
import { checkLanguage, listPages } from './language/checkLanguage';
import { runTool } from './run/tools';

const root = process.cwd();
const { pages } = readSite(root);
for (const { file, text } of addHeadingIds(pages, (name) => readFileSync(name, 'utf8'))) {
  writeFileSync(file, text);
  console.log(`${file}: heading ids added`);
}
checkLanguage(root, listPages(root), true);
// Its findings are those of `pnpm check`; here only what it wrote counts.
const { stdout } = await runTool(root, 'biome', ['check', '--write', '--max-diagnostics=1', '.']);
console.log(
  stdout
    .trim()
    .split('\n')
    .find((line) => line.startsWith('Checked ')) ?? '',
);
console.log('Mended what a machine can. Now: pnpm check');
