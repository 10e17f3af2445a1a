/** A folder (or file) of code, what it is for, and what it may import besides itself and packages. */
export interface Folder {
  path: string;
  holds: string;
  imports: readonly string[];
}

/** The one place where the direction of the imports is written; ARCHITECTURE.md shows it. */
export const FOLDERS: readonly Folder[] = [
  { path: 'site.ts', holds: 'facts that several parts need', imports: [] },
  {
    path: 'browser',
    holds: 'storage, hash and address of any browser, read without an error',
    imports: [],
  },
  { path: 'i18n', holds: 'every word of the site', imports: ['site.ts'] },
  { path: 'search/types.ts', holds: 'what records and hits are', imports: [] },
  { path: 'search/engine', holds: 'index and ranking, pure', imports: ['search/types.ts'] },
  {
    path: 'search/client',
    holds: 'the worker, and what speaks to it',
    imports: ['search/engine', 'search/types.ts'],
  },
  { path: 'search/ui', holds: 'the dialog', imports: ['search/client', 'search/types.ts', 'i18n'] },
  {
    path: 'search/records',
    holds: 'pages → records, when building',
    imports: ['search/client', 'search/engine', 'search/types.ts'],
  },
  { path: 'components', holds: 'what pages show, one folder each', imports: ['i18n', 'site.ts'] },
  {
    path: 'theme',
    holds: 'what is replaced of the stock theme, and its styles',
    imports: ['components', 'search/ui', 'browser', 'i18n', 'site.ts'],
  },
  {
    path: 'expand',
    holds: 'examples and tables → text of a page, when building',
    imports: ['i18n', 'site.ts'],
  },
  {
    path: 'delivery',
    holds: 'the built site: start of the app, head, policy, offline, social pictures',
    imports: ['site.ts'],
  },
  {
    path: 'scripts',
    holds: 'commands over tested modules',
    imports: [
      'expand',
      'search/records',
      'search/client',
      'search/engine',
      'search/types.ts',
      'site.ts',
    ],
  },
  {
    path: 'dev',
    holds: 'problems of the pages, told while they are edited',
    imports: ['scripts', 'i18n', 'site.ts'],
  },
  {
    path: 'bench',
    holds: 'measurements of built sites',
    imports: ['scripts', 'search/records', 'search/engine', 'search/types.ts', 'site.ts'],
  },
];

/** An import against the direction, and why it stays. It must occur: a line that no file needs is an error. */
export interface Exception {
  from: string;
  to: string;
  why: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  { from: 'components', to: 'theme', why: '`Link`, as `@theme` gives it to pages' },
  { from: 'components', to: 'expand', why: 'type of the data that the build puts into the page' },
  {
    from: 'theme',
    to: 'delivery',
    why: '`lazyPart`: a part whose script the built page need not load',
  },
  { from: 'delivery', to: 'theme', why: 'the entry loads the overview before the app starts' },
  { from: 'bench', to: 'tests', why: 'queries of the search, and how they are judged' },
  {
    from: 'scripts',
    to: 'delivery',
    why: 'hosts are tried with the host files that the build writes',
  },
  { from: 'scripts', to: 'tests', why: 'list of the sites that are built only for tests' },
];

/** Row of the table: folder, contents, imports. */
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const code = (text: string) => `\`${text}\``;

/** The two tables of ARCHITECTURE.md. */
export function architectureTables(): string {
  return [
    row(['Folder', 'Holds', 'May import']),
    row(['---', '---', '---']),
    ...FOLDERS.map(({ path, holds, imports }) =>
      row([code(path), holds, imports.map(code).join(', ') || 'nothing']),
    ),
    '',
    row(['Exception', 'Why']),
    row(['---', '---']),
    ...EXCEPTIONS.map(({ from, to, why }) => row([`${code(from)} → ${code(to)}`, why])),
  ].join('\n');
}
