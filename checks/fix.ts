/**
 * `pnpm fix`: fixes what a machine can. Code and JSON: format, import order. Pages: heading ids that one language
 * lacks, spacing and punctuation of Chinese, ends of lines. What it cannot fix, `pnpm check` reports.
 */
import './run/command';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { keepReads } from '../build/pages/keptReads';
import { addHeadingIds } from './content/addHeadingIds';
import { withPlainLines } from './content/files';
import { readSite } from './content/readSite';
import { fixChinese } from './language/chinese';
import { runTool } from './run/tools';

// It takes none: an unknown option is an error.
parseArgs();
const root = process.cwd();
// The checks read a page several times; files written below are read again.
keepReads();
const { pages } = readSite(root);
for (const { file, text } of addHeadingIds(pages, (name) => readFileSync(name, 'utf8'))) {
  writeFileSync(file, text);
  console.log(`${file}: heading ids added`);
}
for (const { file, language, isBroken } of pages) {
  // `pnpm check` reports why a page cannot be read; writing it back could lose what its author typed.
  if (isBroken) continue;
  const source = readFileSync(file, 'utf8');
  const plain = withPlainLines(source);
  const fixed = language === 'zh' ? fixChinese(plain) : plain;
  if (fixed !== source) writeFileSync(file, fixed);
}
// Its findings are those of `pnpm check`.
await runTool(root, 'biome', ['check', '--write', '--max-diagnostics=1', '.']);
console.log('Fixed what a machine can. Now: pnpm check');
