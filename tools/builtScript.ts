import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

/** What the script of a part holds and no other does; their names are ids, which change with the site. */
const MARKS = {
  'search dialog': 'treeitem',
  'search worker': 'importScripts',
  zoom: 'medium-zoom-image',
  overview: 'rp-overview',
} as const;

/**
 * The script that is loaded for a part, as its path below a built folder. Throws when there is not exactly one:
 * then choose another mark for the part.
 */
export function builtScript(part: keyof typeof MARKS, folder = 'doc_build'): string {
  const files = globSync('static/js/async/*.js', { cwd: folder }).filter((file) =>
    readFileSync(path.join(folder, file), 'utf8').includes(MARKS[part]),
  );
  const [file] = files;
  if (file && files.length === 1) return file;
  throw new Error(
    `${folder}/static/js/async has ${files.length} scripts with “${MARKS[part]}”, expected the one of the ${part}.\nRun: pnpm build && pnpm fixtures`,
  );
}
