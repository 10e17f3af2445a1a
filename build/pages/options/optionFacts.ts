import type { MessageKey } from '../../../i18n/messages';

/** The texts for defaults that depend on other options. */
type DefaultKey = Extract<MessageKey, `config.default.${string}`>;

/** What the face of an option's page states. Code stands as code, words come from i18n. */
export interface OptionFacts {
  /** The type as a reader writes it. */
  type: string;
  default: string | { text: DefaultKey };
  /** May it also stand at the top level of the config, next to `lib`? */
  topLevel: boolean;
  /** May it stand in an item of `lib`? */
  libItem: boolean;
  /** Flags of `rslib build`, as `rslib build -h` prints them. */
  flags: readonly string[];
  /** First version whose published types have it. */
  since: string;
  /** Undefined: all. */
  formats?: readonly string[];
  mode: 'both' | 'bundle' | 'bundleless' | 'redirect';
  status?: 'deprecated' | 'experimental';
}

/** The previews 0.0.x already had it; pages say so in words. */
export const FIRST = '0.0';
const common = { libItem: true, since: FIRST, mode: 'both', flags: [] } as const;
const shared = { ...common, topLevel: true } as const;
const ofItem = { ...common, topLevel: false } as const;

/** Every option of `lib[]` that Rslib adds to Rsbuild's, in the order of the sidebar. */
export const LIB_OPTIONS: Readonly<Record<string, OptionFacts>> = {
  format: {
    ...shared,
    type: "'esm' | 'cjs' | 'umd' | 'mf' | 'iife'",
    default: "'esm'",
    flags: ['--format'],
  },
  bundle: {
    ...shared,
    type: 'boolean',
    default: 'true',
    flags: ['--bundle', '--no-bundle'],
  },
  autoExtension: {
    ...shared,
    type: 'boolean',
    default: 'true',
    flags: ['--auto-extension', '--no-auto-extension'],
    formats: ['esm', 'cjs'],
  },
  autoExternal: {
    ...ofItem,
    type: 'boolean | object',
    default: { text: 'config.default.autoExternal' },
    flags: ['--auto-external', '--no-auto-external'],
    mode: 'bundle',
    status: 'deprecated',
  },
  redirect: {
    ...shared,
    type: '{ js?, style?, asset?, dts? }',
    default: { text: 'config.default.redirect' },
    mode: 'bundleless',
    formats: ['esm', 'cjs'],
  },
  syntax: {
    ...shared,
    type: "'es5' | 'es2015' | … | 'es2025' | 'esnext' | string[]",
    default: { text: 'config.default.syntax' },
    flags: ['--syntax'],
  },
  externalHelpers: { ...shared, type: 'boolean', default: 'false' },
  banner: { ...shared, type: '{ js?: string; css?: string; dts?: string }', default: '{}' },
  footer: { ...shared, type: '{ js?: string; css?: string; dts?: string }', default: '{}' },
  dts: { ...shared, type: 'boolean | object', default: 'false', flags: ['--dts', '--no-dts'] },
  shims: {
    ...shared,
    type: '{ cjs?: object; esm?: object }',
    default: { text: 'config.default.shims' },
    formats: ['esm', 'cjs'],
  },
  id: {
    ...ofItem,
    type: 'string',
    default: { text: 'config.default.id' },
    flags: ['--lib'],
    since: '0.1',
  },
  umdName: {
    ...ofItem,
    type: 'string | string[] | { root?, amd?, commonjs? }',
    default: 'undefined',
    formats: ['umd'],
    mode: 'bundle',
  },
  outBase: {
    ...shared,
    type: 'string',
    default: { text: 'config.default.outBase' },
    since: '0.5',
    mode: 'bundleless',
    formats: ['esm', 'cjs'],
  },
  wasm: {
    ...shared,
    type: "{ mode?: 'compile' | 'preserve' } | false",
    default: { text: 'config.default.wasm' },
    since: '1.0',
    formats: ['esm'],
  },
  experiments: {
    ...ofItem,
    type: '{ exe?: boolean | object }',
    default: '{}',
    since: '0.21',
    formats: ['esm', 'cjs'],
    mode: 'bundle',
    status: 'experimental',
  },
};

/** The sections of Rsbuild's configuration that Rslib accepts. */
export const RSBUILD_SECTIONS: Readonly<Record<string, OptionFacts>> = {
  resolve: { ...shared, type: 'object', default: '{}' },
  source: { ...shared, type: 'object', default: '{}', flags: ['--entry', '--tsconfig'] },
  output: {
    ...shared,
    type: 'object',
    default: { text: 'config.default.preset' },
    flags: [
      '--target',
      '--dist-path',
      '--externals',
      '--minify',
      '--no-minify',
      '--clean',
      '--no-clean',
    ],
  },
  tools: { ...shared, type: 'object', default: { text: 'config.default.preset' } },
  plugins: { ...shared, type: 'RsbuildPlugin[]', default: '[]' },
  performance: { ...shared, type: 'object', default: { text: 'config.default.preset' } },
  splitChunks: { ...shared, type: 'object | false', default: { text: 'config.default.preset' } },
  moduleFederation: { ...shared, type: '{ options? }', default: 'undefined' },
  dev: { ...shared, type: 'object', default: '{}' },
  server: { ...shared, type: 'object', default: '{}', libItem: false },
  html: { ...shared, type: 'object', default: '{}' },
  security: { ...shared, type: 'object', default: '{}' },
  mode: {
    ...shared,
    type: "'production' | 'development' | 'none'",
    default: { text: 'config.default.mode' },
    libItem: false,
  },
  root: {
    ...shared,
    type: 'string',
    default: { text: 'config.default.root' },
    flags: ['--root'],
    libItem: false,
  },
  logLevel: {
    ...shared,
    type: "'info' | 'warn' | 'error' | 'silent'",
    default: "'info'",
    flags: ['--log-level'],
    libItem: false,
  },
  customLogger: { ...shared, type: 'Logger', default: 'undefined', libItem: false },
};
