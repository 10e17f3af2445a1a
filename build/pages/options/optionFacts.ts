import type { generated } from '../../../i18n/en/generated';

/** The texts for defaults that depend on other options. */
type DefaultKey = Extract<keyof typeof generated, `config.default.${string}`>;

/** Facts at the top of an option's page that the installed tool does not expose. */
export interface OptionFacts {
  /** The type as a reader writes it. */
  type: string;
  default: string | { text: DefaultKey };
  /** Whether an item of `lib` may have it. */
  libItem: boolean;
  /** Flags not named like the option; the others are in the generated data. */
  flags?: readonly string[];
  /** First version whose published types have it. */
  since: string;
  /** Undefined: all. */
  formats?: readonly string[];
  mode: 'both' | 'bundle' | 'bundleless' | 'redirect';
  status?: 'deprecated' | 'experimental';
}

/** Already in the previews 0.0.x; pages say so in words. */
export const FIRST = '0.0';
const common = { libItem: true, since: FIRST, mode: 'both' } as const;

/** Every option of `lib[]` that Rslib adds to Rsbuild's, in sidebar order. */
export const LIB_OPTIONS: Readonly<Record<string, OptionFacts>> = {
  format: { ...common, type: "'esm' | 'cjs' | 'umd' | 'mf' | 'iife'", default: "'esm'" },
  bundle: { ...common, type: 'boolean', default: 'true' },
  autoExtension: { ...common, type: 'boolean', default: 'true', formats: ['esm', 'cjs'] },
  autoExternal: {
    ...common,
    type: 'boolean | object',
    default: { text: 'config.default.autoExternal' },
    mode: 'bundle',
    status: 'deprecated',
  },
  redirect: {
    ...common,
    type: '{ js?, style?, asset?, dts? }',
    default: { text: 'config.default.redirect' },
    mode: 'redirect',
  },
  syntax: {
    ...common,
    type: "'es5' | 'es2015' | … | 'es2025' | 'esnext' | string[]",
    default: { text: 'config.default.syntax' },
  },
  externalHelpers: { ...common, type: 'boolean', default: 'false' },
  banner: { ...common, type: '{ js?: string; css?: string; dts?: string }', default: '{}' },
  footer: { ...common, type: '{ js?: string; css?: string; dts?: string }', default: '{}' },
  dts: { ...common, type: 'boolean | object', default: 'false' },
  shims: {
    ...common,
    type: '{ cjs?: object; esm?: object }',
    default: { text: 'config.default.shims' },
    formats: ['esm', 'cjs'],
  },
  id: {
    ...common,
    type: 'string',
    default: { text: 'config.default.id' },
    flags: ['--lib'],
    since: '0.1',
  },
  umdName: {
    ...common,
    type: 'string | string[] | { root?, amd?, commonjs? }',
    default: 'undefined',
    formats: ['umd'],
    mode: 'bundle',
  },
  outBase: {
    ...common,
    type: 'string',
    default: { text: 'config.default.outBase' },
    since: '0.5',
    mode: 'bundleless',
    formats: ['esm', 'cjs'],
  },
  wasm: {
    ...common,
    type: "{ mode?: 'compile' | 'preserve' } | false",
    default: { text: 'config.default.wasm' },
    since: '1.0',
    formats: ['esm'],
  },
  experiments: {
    ...common,
    type: '{ exe?: boolean | object }',
    default: '{}',
    since: '0.17',
    formats: ['esm', 'cjs'],
    mode: 'bundle',
    status: 'experimental',
  },
};

/** The sections of Rsbuild's configuration that Rslib accepts. */
export const RSBUILD_SECTIONS: Readonly<Record<string, OptionFacts>> = {
  resolve: { ...common, type: 'object', default: '{}' },
  source: { ...common, type: 'object', default: '{}' },
  output: { ...common, type: 'object', default: { text: 'config.default.preset' } },
  tools: { ...common, type: 'object', default: { text: 'config.default.preset' } },
  plugins: { ...common, type: 'RsbuildPlugin[]', default: '[]' },
  performance: { ...common, type: 'object', default: { text: 'config.default.preset' } },
  splitChunks: { ...common, type: 'object | false', default: { text: 'config.default.preset' } },
  moduleFederation: { ...common, type: '{ options: object }', default: 'undefined' },
  dev: { ...common, type: 'object', default: '{}' },
  server: { ...common, type: 'object', default: '{}', libItem: false },
  html: { ...common, type: 'object', default: '{}' },
  security: { ...common, type: 'object', default: '{}' },
  mode: {
    ...common,
    type: "'production' | 'development' | 'none'",
    default: { text: 'config.default.mode' },
    libItem: false,
  },
  root: { ...common, type: 'string', default: { text: 'config.default.root' }, libItem: false },
  logLevel: {
    ...common,
    type: "'info' | 'warn' | 'error' | 'silent'",
    default: "'info'",
    libItem: false,
  },
  customLogger: { ...common, type: 'Logger', default: 'undefined', libItem: false },
};
