/** `pnpm new <route> --title "…" --title-zh "…"`: creates a page in both languages, with frontmatter and menu entries. */
import '../../checks/run/command';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { newPage } from './newPage';

const USAGE = 'pnpm new /guide/advanced/web-workers --title "Web workers" --title-zh "Web Worker"';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string' }, 'title-zh': { type: 'string' } },
});
const { title, 'title-zh': titleZh } = values;
const [route] = positionals;
if (!route || !title || !titleZh) {
  throw new Error(`A route and a title in each language are needed.\nWrite: ${USAGE}`);
}
const changes = newPage({ route, title: { en: title, zh: titleZh } }, (file) =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined,
);
for (const { file, text } of changes) {
  writeFileSync(file, text);
  console.log(file);
}
console.log('Now write both pages. `pnpm check` fails until each has a description.');
