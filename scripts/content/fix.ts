/** `pnpm fix`, its part for docs/: heading ids that are missing are taken from the other language. */
import { readFileSync, writeFileSync } from 'node:fs';
import { addHeadingIds } from './addHeadingIds';
import { readSite } from './readSite';

const { pages } = readSite(process.cwd());
for (const { file, text } of addHeadingIds(pages, (name) => readFileSync(name, 'utf8'))) {
  writeFileSync(file, text);
  console.log(`${file}: heading ids added`);
}
