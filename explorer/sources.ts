import { OPTIONS, type OptionId, valuesOf } from './options';

/** Folder in `examples/explorer/`, and the value of `source` in an address. */
export type SourceId = 'function' | 'entries' | 'react' | 'command' | 'commonjs';

/** A project of `examples/explorer/` and what can be chosen for it. */
export interface ExplorerSource {
  id: SourceId;
  name: string;
  /** Entries by name when there are others than `src/index`. */
  entry?: Readonly<Record<string, string>>;
  /** Global of its UMD file. */
  global: string;
  /** Plugin it cannot be built without: module and what it exports. */
  plugin?: readonly [module: string, name: string];
  /** It is a command: `bin` and no exports. */
  isCommand?: boolean;
  /** Folder that its package ships beside `dist`. */
  data?: string;
  /** It imports styles, which its package.json has to name. */
  hasStyles?: boolean;
  /** Dependencies that its package.json lists. */
  peer?: Readonly<Record<string, string>>;
  dependencies?: Readonly<Record<string, string>>;
  /** Options that change something here, each with the values that are offered. */
  options: Readonly<Partial<Record<OptionId, readonly string[]>>>;
}

/** The formats of packages that are imported, not loaded by a script tag. */
const MODULES = ['esm', 'cjs', 'esm+cjs'];
const all = (...ids: OptionId[]) => Object.fromEntries(ids.map((id) => [id, valuesOf(id)]));

/** Every source of the explorer; the first is shown when the address names none. */
export const SOURCES: readonly ExplorerSource[] = [
  {
    id: 'function',
    name: 'greet',
    global: 'Greet',
    options: { ...all('format', 'bundle', 'dts', 'minify'), syntax: ['esnext', 'es5'] },
  },
  {
    id: 'entries',
    name: 'words',
    global: 'Words',
    entry: { index: './src/index.ts', slug: './src/slug.ts' },
    options: { format: MODULES, ...all('bundle', 'dts', 'minify') },
  },
  {
    id: 'react',
    name: 'badge',
    global: 'Badge',
    plugin: ['@rsbuild/plugin-react', 'pluginReact'],
    hasStyles: true,
    peer: { react: '>=18' },
    options: { format: MODULES, ...all('bundle', 'dts', 'target', 'minify') },
  },
  {
    id: 'command',
    name: 'planets',
    global: 'Planets',
    isCommand: true,
    data: 'data',
    options: {
      format: ['esm', 'cjs'],
      ...all('bundle', 'target', 'minify'),
      syntax: ['esnext', 'es5'],
    },
  },
  {
    id: 'commonjs',
    name: 'headings',
    global: 'Headings',
    dependencies: { 'title-words': '^1.0.0' },
    options: all('format', 'bundle', 'target', 'minify', 'autoExternal'),
  },
];

/** The source with this id, else the first one. */
export function findSource(id: string | null | undefined): ExplorerSource {
  const [first] = SOURCES;
  if (!first) throw new Error('explorer/sources.ts lists no source');
  return SOURCES.find((source) => source.id === id) ?? first;
}

/** The options of a source in the order of the controls, each with the values that it offers. */
export function optionsOf(source: ExplorerSource): { id: OptionId; values: readonly string[] }[] {
  return (Object.keys(OPTIONS) as OptionId[]).flatMap((id) => {
    const values = source.options[id];
    return values ? [{ id, values }] : [];
  });
}
