import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { findCycles, listFiles, readImports } from './readImports';

const root = join(import.meta.dirname, '../..');
const files = listFiles(root, ['ts', 'tsx']);
const imports = readImports(root, files);

// The rules are read from the document for contributors.
const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
const blockBelow = (heading: string) =>
  /```text\n([\s\S]*?)```/
    .exec(text.slice(text.indexOf(heading)))?.[1]
    ?.trim()
    .split('\n') ?? [];
const namesIn = (names = '') => names.split(',').map((name) => name.trim());
const FOLDERS = blockBelow('## What may import what').flatMap((line) => {
  const [paths, allowed] = line.split('←').map(namesIn);
  return (paths ?? []).map((path) => ({ path, imports: allowed ?? [] }));
});
const EXCEPTIONS = [...text.matchAll(/^- `([^`]+)` ← `([^`]+)`: \w/gm)].map(
  ([, from = '', to = '']) => ({ from, to }),
);
/** Configuration at the root and tests may import anything. */
const isFree = (file: string) => /^[\w.]+\.config\.ts$|^tests\/|\.(test|spec)\.tsx?$/.test(file);
const folderOf = (file: string): string | undefined => {
  if (file.startsWith('tests/')) return 'tests';
  return FOLDERS.find(({ path }) => file === path || file.startsWith(`${path}/`))?.path;
};
const isAllowed = (from: string, to: string) =>
  from === to || FOLDERS.some(({ path, imports }) => path === from && imports.includes(to));

test('the import rules cover every file', () => {
  const stray = files.filter((file) => !isFree(file) && !folderOf(file));
  expect(stray, 'Add the folder to the rules of ARCHITECTURE.md').toEqual([]);
});

test('folders import only what the rules allow', () => {
  const wrong = imports.flatMap(({ from, to, line }) => {
    const [source, goal] = [folderOf(from), folderOf(to)];
    if (isFree(from) || !source || !goal || isAllowed(source, goal)) return [];
    if (EXCEPTIONS.some((known) => known.from === source && known.to === goal)) return [];
    return [`${from}:${line} imports ${to}: ${source} may not import ${goal}`];
  });
  expect(wrong, 'Move the code, or change the rules of ARCHITECTURE.md').toEqual([]);
});

test('every exception to the import rules is still needed', () => {
  const unused = EXCEPTIONS.filter(
    (known) =>
      !imports.some(
        ({ from, to }) =>
          !isFree(from) && folderOf(from) === known.from && folderOf(to) === known.to,
      ),
  );
  expect(unused).toEqual([]);
});

test('there are no import cycles', () => {
  expect(findCycles(imports)).toEqual([]);
});

test('an import cycle and a forbidden import are detected', () => {
  const edge = (from: string, to: string) => ({ from, to, line: 1 });
  expect(findCycles([edge('a', 'b'), edge('b', 'c'), edge('c', 'a')])).toEqual(['a → b → c → a']);
  expect(isAllowed('search/engine', 'i18n')).toBe(false);
  expect(
    imports.some(({ from, to }) => from === 'theme/index.tsx' && to === 'search/ui/index.ts'),
  ).toBe(true);
  // A type-only import.
  const pure = 'search/engine/hits.ts';
  expect(imports.some(({ from, to }) => from === pure && to === 'search/types.ts')).toBe(true);
});

test('ARCHITECTURE.md describes every folder and names only existing folders and files', () => {
  const said: string[] = [];
  const wrong: string[] = [];
  let above = '';
  let inLine: string[] = [];
  for (const line of blockBelow('## What each folder holds')) {
    const [, indent, names = ''] = /^( {0,2})(\S.*?)(?: {2}|$)/.exec(line) ?? [];
    const folders = names.split(' ').filter((path) => path.endsWith('/'));
    if (folders.length > 0) {
      if (!indent) above = folders.at(-1) ?? '';
      inLine = folders.map((name) => (indent ? above + name : name));
      said.push(...inLine);
    }
    const named = line.match(/(?<![>\w./])[\w.]+\.(tsx?|css|json|conf)\b/g) ?? [];
    const places = [...inLine, above, ''];
    wrong.push(
      ...named.filter((file) => !places.some((place) => existsSync(join(root, place, file)))),
    );
  }
  expect([...wrong, ...said.filter((folder) => !existsSync(join(root, folder)))]).toEqual([]);
  // Two levels, three in the largest folders.
  const unsaid = files
    .map((file) => /^((components|build)\/\w+\/\w+|\w+\/\w+|\w+)\//.exec(file)?.[0] ?? '')
    .filter((folder) => folder && !said.some((known) => known.startsWith(folder)));
  expect([...new Set(unsaid)], 'Add a line to the tree of ARCHITECTURE.md').toEqual([]);
});

test('every replacement in theme/index.tsx has a doc comment', () => {
  const index = readFileSync(join(root, 'theme/index.tsx'), 'utf8');
  const replaced = [...index.matchAll(/^export \{ (.+) \} from '(.+)'/gm)];
  expect(replaced.length).toBeGreaterThan(10);
  for (const [, names = '', path = ''] of replaced) {
    const file =
      imports.find(
        ({ from, to }) => from === 'theme/index.tsx' && to.startsWith(posix.join('theme', path)),
      )?.to ?? '';
    for (const name of names.split(', ')) {
      const source = file.endsWith('index.ts') ? file.replace('index.ts', `${name}.tsx`) : file;
      const definition = new RegExp(
        `[^ ].{20,}\\*/\\nexport (async )?(function|const) ${name}\\b`,
        's',
      );
      expect(readFileSync(join(root, source), 'utf8'), `${source}: ${name}`).toMatch(definition);
    }
  }
});
