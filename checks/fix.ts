/**
 * `pnpm fix`: fixes what can be fixed automatically. Code and JSON: format, import order. Pages: missing heading ids,
 * Chinese spacing and punctuation, line ends. `pnpm check` reports the rest.
 */
import './run/command';
import { readFileSync, writeFileSync } from 'node:fs';
import { keepReads } from '../build/pages/keptReads';
import { addHeadingIds } from './content/addHeadingIds';
import { withPlainLines } from './content/files';
import { readSite } from './content/readSite';
import { fixChinese } from './language/chinese';
import { runTool } from './run/tools';

const root = process.cwd();
// The checks read a page several times.
keepReads();
const { pages } = readSite(root);
for (const { file, text } of addHeadingIds(pages, (name) => readFileSync(name, 'utf8'))) {
  writeFileSync(file, text);
  console.log(`${file}: heading ids added`);
}
for (const { file, language, isBroken } of pages) {
  // `pnpm check` reports why it cannot be parsed; writing it back could lose text.
  if (isBroken) continue;
  const source = readFileSync(file, 'utf8');
  const plain = withPlainLines(source);
  const fixed = language === 'zh' ? fixChinese(plain) : plain;
  if (fixed !== source) writeFileSync(file, fixed);
}
// `pnpm check` reports its findings.
await runTool(root, 'biome', ['check', '--write', '--max-diagnostics=1', '.']);
console.log('Fixed what can be fixed automatically. Next: pnpm check');
