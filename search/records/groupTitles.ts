import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const navigation = z.array(z.object({ text: z.string(), link: z.string().optional() }));
const entries = z.array(z.union([z.string(), z.looseObject({})]));
const directory = z.object({ name: z.string(), label: z.string() });

/** What a menu holds; nothing while it is broken, which the check of the content tells: it must not end the dev server. */
function readJson<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** The label a folder has in the sidebar: `_meta.json` of the folder above it. */
function folderLabel(parent: string, name: string): string | undefined {
  for (const entry of readJson(path.join(parent, '_meta.json'), entries) ?? []) {
    const found = directory.safeParse(entry);
    if (found.success && found.data.name === name) return found.data.label;
  }
  return undefined;
}

/**
 * Title of the group a page's results are listed under (specification 3, lvl0): its place in the
 * navigation, such as `Guide › Solutions`, read from `_nav.json` and `_meta.json`.
 * `folder` is the language's folder, `route` the page's path without language.
 */
export function groupTitle(folder: string, route: string): string {
  const names = route.split('/').filter(Boolean);
  const folders = route.endsWith('/') ? names : names.slice(0, -1);
  const labels: string[] = [];
  let parent = folder;
  for (const [depth, name] of folders.entries()) {
    const nav = readJson(path.join(folder, '_nav.json'), navigation) ?? [];
    const top = nav.find(({ link }) => link?.startsWith(`/${name}/`))?.text;
    labels.push((depth === 0 && top) || folderLabel(parent, name) || name);
    parent = path.join(parent, name);
  }
  return labels.join(' › ') || path.basename(route);
}
