import { posix } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { z } from 'zod';
import type { Finding } from '../finding';
import { twinOf } from '../twins/twins';
import { nearest } from './nearest';
import type { Page } from './page';
import { fieldFindings, lineFinder, optional, required } from './schemaFindings';

/** A `_meta.json` or `_nav.json` as text, with its path from the project's root. */
export interface MenuFile {
  file: string;
  text: string;
}

const some = z.string().min(1);
const string = (example: string) => optional(some, example);
const flag = (example: string) => optional(z.boolean(), example);
const shared = {
  label: string('"label": "Start"'),
  tag: string('"tag": "new"'),
  context: string('"context": "start"'),
  icon: string('"icon": "./icon.svg"'),
};
const named = {
  ...shared,
  name: required(some, '"name": "start"'),
  overviewHeaders: optional(z.array(z.number()), '"overviewHeaders": [2, 3]'),
};
const entry = <Shape extends z.ZodRawShape>(type: string, shape: Shape) =>
  z.strictObject({ type: required(z.literal(type), `"type": "${type}"`), ...shape });

/** Kinds of entries of a `_meta.json` and their keys (specification 3.24). */
export const ENTRIES: Readonly<Record<string, z.ZodObject>> = {
  file: z.strictObject({ type: optional(z.literal('file'), '"type": "file"'), ...named }),
  dir: entry('dir', {
    ...named,
    collapsible: flag('"collapsible": true'),
    collapsed: flag('"collapsed": false'),
  }),
  divider: entry('divider', { dashed: flag('"dashed": true') }),
  'section-header': entry('section-header', shared),
  'custom-link': entry('custom-link', {
    ...shared,
    label: required(some, '"label": "Start"'),
    link: required(some, '"link": "/guide/start/"'),
  }),
};

/** Keys of an item of `_nav.json`. */
export const NAV_ITEM = z.strictObject({
  text: required(some, '"text": "Guide"'),
  link: string('"link": "/guide/start/"'),
  activeMatch: string('"activeMatch": "^/guide/"'),
  items: optional(z.array(z.record(z.string(), z.unknown())), '"items": []'),
  position: optional(z.enum(['left', 'right']), '"position": "left"'),
  tag: string('"tag": "new"'),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parsed list, or a finding about the whole file. */
function parseList({ file, text }: MenuFile): unknown[] | Finding {
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors);
  const [error] = errors;
  if (error) {
    const before = text.slice(0, error.offset).trimEnd();
    const line = before.split('\n').length;
    if (!text.slice(error.offset).trim()) {
      const problem = 'the file is not valid JSON: it ends in the middle of its list';
      return { file, line, problem, write: 'the rest of the entries, then ]' };
    }
    if (before.endsWith(',')) {
      const write = before.split('\n').at(-1)?.trim().slice(0, -1);
      const problem = 'the file is not valid JSON: a comma after the last entry';
      return { file, line, problem, write };
    }
    const problem = `the file is not valid JSON: ${printParseErrorCode(error.error)}`;
    const write = 'double quotes around names and texts, a comma between entries';
    return { file, line, problem, write };
  }
  return Array.isArray(value)
    ? value
    : { file, line: 1, problem: 'the file is not a list', write: '[ … ]' };
}

/** Findings of one `_nav.json`: keys, and dead links. */
export function navFindings(menu: MenuFile, pages: readonly Page[]): Finding[] {
  const list = parseList(menu);
  if (!Array.isArray(list)) return [list];
  const located = { ...menu, linesBefore: 0 };
  const routes = pages.map(({ route }) => route);
  const check = (item: unknown, path: readonly PropertyKey[]): Finding[] => {
    const line = lineFinder(located)(path);
    const { file } = menu;
    if (!isRecord(item)) {
      const write = '{ "text": "Guide", "link": "/guide/start/" }';
      return [{ file, line, problem: `${JSON.stringify(item)} is not a navigation item`, write }];
    }
    const { link, items } = item;
    const isDead = typeof link === 'string' && link.startsWith('/') && !routes.includes(link);
    const problem = `“${link}” leads to no page`;
    const write = `"link": "${nearest(String(link), routes) ?? '/guide/start/'}"`;
    const below: unknown[] = Array.isArray(items) ? items : [];
    return [
      ...fieldFindings(located, 'a navigation item', item, NAV_ITEM, path),
      ...(isDead ? [{ file, line, problem, write }] : []),
      ...below.flatMap((child, at) => check(child, [...path, 'items', at])),
    ];
  };
  return list.flatMap((item, at) => check(item, [at]));
}

/** Name of the page or folder of an entry, without extension; undefined for dividers and the like. */
function entryName(entry: unknown): string | undefined {
  if (typeof entry === 'string') return entry.replace(/\.mdx?$/, '');
  if (isRecord(entry) && typeof entry.name === 'string') return entry.name.replace(/\.mdx?$/, '');
  return undefined;
}

/** Whether it is the index of a nested folder, to which its group links, so the menu may leave it out. */
const isLinkOfItsGroup = (folder: string, name: string): boolean =>
  name === 'index' && folder.split('/').length > 3;

/** Findings of one `_meta.json`: keys, names that do not exist, pages and folders that are not listed. */
export function metaFindings(menu: MenuFile, pages: readonly Page[]): Finding[] {
  const { file } = menu;
  const list = parseList(menu);
  if (!Array.isArray(list)) return [list];
  const folder = posix.dirname(file);
  const namesIn = (files: readonly string[]) =>
    files
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => path.slice(folder.length + 1).replace(/\.mdx?$/, ''));
  const topOf = (names: readonly string[]) => [
    ...new Set(names.map((name) => name.split('/')[0] ?? name)),
  ];
  const files = pages.map((page) => page.file);
  const inFolder = namesIn(files);
  const known = topOf(inFolder);
  const translated = topOf(namesIn(files.map((path) => twinOf(path) ?? path)));
  const located = { ...menu, linesBefore: 0 };
  const listed = list.map(entryName);
  const unlisted = known.filter((name) => !listed.includes(name));
  return [
    ...list.flatMap((entry, at) =>
      entryFindings(located, entry, at, { known, unlisted, translated }),
    ),
    ...unlisted
      .filter((name) => !isLinkOfItsGroup(folder, name))
      .map((name) => {
        const write = inFolder.includes(name)
          ? `"${name}"`
          : `{ "type": "dir", "name": "${name}", "label": "…" }`;
        return { file, line: 1, problem: `“${name}” is not in the menu`, write };
      }),
  ];
}

function entryFindings(
  located: MenuFile & { linesBefore: number },
  entry: unknown,
  at: number,
  names: Record<'known' | 'unlisted' | 'translated', readonly string[]>,
): Finding[] {
  const { file } = located;
  const { known, unlisted, translated } = names;
  const line = lineFinder(located)([at]);
  const name = entryName(entry);
  const absent: Finding[] = [];
  if (name !== undefined && !known.includes(name)) {
    const meant = nearest(name, unlisted) ?? unlisted[0];
    const instead = translated.includes(name)
      ? 'the page that the other language has, into this folder'
      : 'nothing, remove the entry';
    const write = meant ? `"${meant}"` : instead;
    absent.push({ file, line, problem: `“${name}” does not exist in this folder`, write });
  }
  if (typeof entry === 'string') return absent;
  if (!isRecord(entry)) {
    const problem = `${JSON.stringify(entry)} is not a menu entry`;
    return [{ file, line, problem, write: '"index"' }];
  }
  const type = String(entry.type ?? 'file');
  const fields = ENTRIES[type];
  if (!fields) {
    const problem = `“${type}” is not a type of menu entry`;
    // Rspress renders `dir-section-header`, but its overview pages are empty.
    const meant = type === 'dir-section-header' ? 'dir' : nearest(type, Object.keys(ENTRIES));
    return [{ file, line, problem, write: `"type": "${meant ?? 'dir'}"` }];
  }
  return [...absent, ...fieldFindings(located, `a “${type}” entry`, entry, fields, [at])];
}

/** Menus whose entries or order differ between the two languages of a folder. */
export function menuTwinFindings(menus: readonly MenuFile[]): Finding[] {
  const texts = new Map(menus.map(({ file, text }) => [file, text]));
  return menus.flatMap(({ file, text }): Finding[] => {
    if (!file.startsWith('docs/zh/')) return [];
    const twin = file.replace('docs/zh/', 'docs/en/');
    const names = (source: string) => {
      const list = parseList({ file, text: source });
      // A file that does not parse is reported separately.
      if (!Array.isArray(list)) return undefined;
      return list.map((entry) => entryName(entry) ?? '–').join(', ');
    };
    const [ours, theirs] = [names(text), names(texts.get(twin) ?? '[]')];
    if (ours === undefined || theirs === undefined || ours === theirs) return [];
    const problem = `the entries differ from ${twin}`;
    return [{ file, line: 1, problem, because: `Here: ${ours}`, write: theirs }];
  });
}
