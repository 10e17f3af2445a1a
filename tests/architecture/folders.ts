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
    holds:
      'storage, hash and address of any browser, read without an error; where the reader is going',
    imports: [],
  },
  { path: 'i18n', holds: 'every word of the site', imports: ['site.ts'] },
  {
    path: 'explorer',
    holds: 'what can be chosen in the explorer: sources, options, addresses, configurations; pure',
    imports: [],
  },
  { path: 'search/types.ts', holds: 'what records and hits are', imports: [] },
  { path: 'search/engine', holds: 'index and ranking, pure', imports: ['search/types.ts'] },
  {
    path: 'search/client',
    holds: 'the worker, and what speaks to it',
    imports: ['search/engine', 'search/types.ts'],
  },
  {
    path: 'search/early',
    holds: 'the box that stands in for the dialog, and what the two say to each other',
    imports: ['browser'],
  },
  {
    path: 'search/ui',
    holds: 'the dialog',
    imports: ['search/early', 'search/client', 'search/types.ts', 'browser', 'i18n'],
  },
  {
    path: 'search/records',
    holds: 'pages → records, when building',
    imports: ['search/client', 'search/engine', 'search/types.ts'],
  },
  {
    path: 'components/frame',
    holds: 'navbar, sidebar, outline, tabs, code buttons: the accessible frame of a page',
    imports: ['browser', 'i18n', 'site.ts'],
  },
  {
    path: 'components/pages',
    holds: 'what pages show, one folder each',
    imports: ['components/frame', 'explorer', 'i18n', 'site.ts'],
  },
  {
    path: 'theme',
    holds: 'the seam on Rspress: what is replaced of the stock theme, tokens and styles',
    imports: ['components/frame', 'components/pages', 'search/ui', 'browser', 'i18n', 'site.ts'],
  },
  {
    path: 'build/pages',
    holds: 'tags of a page → text made from examples and tables',
    imports: ['explorer', 'i18n', 'site.ts'],
  },
  {
    path: 'build/start',
    holds: 'how a built page starts its app, and what works before',
    imports: ['components/frame', 'search/early', 'browser', 'site.ts'],
  },
  {
    path: 'build/site',
    holds: 'the built folder: head, feeds, policy, offline, social pictures, sitemap, compression',
    imports: ['build/start', 'i18n', 'site.ts'],
  },
  { path: 'claims', holds: 'what pages state without an example, proved by the tool', imports: [] },
  {
    path: 'checks',
    holds: 'what makes a page wrong: for the dev server, `pnpm check`, the build and the tests',
    imports: ['explorer', 'build/pages', 'claims', 'search/records', 'i18n', 'site.ts'],
  },
  {
    path: 'tools',
    holds: 'commands: new, bump, test, preview, bench, screenshots, report of the specification',
    imports: [
      'explorer',
      'checks',
      'build/pages',
      'claims',
      'search/records',
      'search/client',
      'search/engine',
      'search/types.ts',
      'site.ts',
    ],
  },
];

/** An import against the direction, and why it stays. It must occur: a line that no file needs is an error. */
export interface Exception {
  from: string;
  to: string;
  why: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    from: 'components/pages',
    to: 'build/pages',
    why: 'type of the data that the build puts into the page',
  },
  {
    from: 'tools',
    to: 'build/site',
    why: 'hosts are tried with the host files that the build writes',
  },
  { from: 'build/site', to: 'build/pages', why: 'the feeds hold the posts that the blog lists' },
  {
    from: 'claims',
    to: 'tools',
    why: 'pages are opened in the Chromium of the browser tests',
  },
  { from: 'tools', to: 'tests', why: 'queries of the search, how they are judged, fixture sites' },
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
