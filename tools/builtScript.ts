import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** Where the scripts of parts are; those of the app are found by a text that no other contains: their names are ids. */
const PARTS = {
  'search dialog': ['static/search/dialog.*.js', ''],
  'search worker': ['static/search/worker.*.js', ''],
  zoom: ['static/js/async/*.js', 'medium-zoom-image'],
  overview: ['static/js/async/*.js', 'rp-overview'],
} as const;

/**
 * The script that is loaded for a part, as its path below a built folder. Throws when there is not exactly one:
 * then choose another mark for the part.
 */
export function builtScript(part: keyof typeof PARTS, folder = 'doc_build'): string {
  const [pattern, mark] = PARTS[part];
  const files = globSync(pattern, { cwd: folder }).filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes(mark),
  );
  const [file] = files;
  if (file && files.length === 1) return file;
  throw new Error(
    `${folder} has ${files.length} of ${pattern} with “${mark}”, expected the script of the ${part}.\nRun: pnpm build && pnpm fixtures`,
  );
}
