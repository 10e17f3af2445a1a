import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An entry of `_nav.json`, which has a text and a link, or of `_meta.json`, a name and a label. */
interface Entry {
  text?: string;
  link?: unknown;
  name?: string;
  label?: string;
}

/** Entries of a menu; empty if it is invalid, which the content check reports and must not crash the dev server. */
function readMenu(file: string): Entry[] {
  try {
    return [JSON.parse(readFileSync(file, 'utf8'))].flat();
  } catch {
    return [];
  }
}

/**
 * Title of the group in which the results of a page are listed (specification 3, lvl0): its position in the navigation,
 * such as `Guide › Solutions`, read from `_nav.json` and `_meta.json`. `folder` is that of the language, `route` the page's
 * without language.
 */
export function groupTitle(folder: string, route: string): string {
  const folders = route.split('/').slice(1, -1);
  const labels = folders.map((name, depth) => {
    const file = depth === 0 ? '_nav.json' : path.join(...folders.slice(0, depth), '_meta.json');
    const own = readMenu(path.join(folder, file)).find((entry) =>
      depth === 0 ? String(entry?.link).startsWith(`/${name}/`) : entry?.name === name,
    );
    return own?.text ?? own?.label ?? name;
  });
  return labels.join(' › ') || path.basename(route);
}
