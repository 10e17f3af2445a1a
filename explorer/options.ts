/** What a value of an option adds to the configuration. */
interface Settings {
  lib?: Readonly<Record<string, unknown>>;
  output?: Readonly<Record<string, unknown>>;
}

interface ExplorerOption {
  /** The key as a configuration file writes it, below `lib` or not: `format`, `output.minify`. */
  key: string;
  /** Address of its reference, without the language. */
  page: string;
  /** Value in an address → what it adds to the configuration. The first one is the tool's default. */
  values: Readonly<Record<string, Settings>>;
}

/** Every option that the explorer offers, in the order of its controls. */
export const OPTIONS = {
  format: {
    key: 'format',
    page: '/config/lib/format',
    // Formats of several `lib` items are joined by a plus.
    values: { esm: {}, cjs: {}, 'esm+cjs': {}, umd: {}, iife: {} },
  },
  bundle: {
    key: 'bundle',
    page: '/config/lib/bundle',
    values: { true: {}, false: { lib: { bundle: false } } },
  },
  dts: {
    key: 'dts',
    page: '/config/lib/dts',
    values: {
      false: {},
      true: { lib: { dts: true } },
      bundle: { lib: { dts: { bundle: true } } },
    },
  },
  syntax: {
    key: 'syntax',
    page: '/config/lib/syntax',
    values: {
      esnext: {},
      es5: { lib: { syntax: 'es5' } },
    },
  },
  target: {
    key: 'output.target',
    page: '/config/rsbuild/output#target',
    values: { node: {}, web: { output: { target: 'web' } } },
  },
  minify: {
    key: 'output.minify',
    page: '/config/rsbuild/output#minify',
    values: { false: {}, true: { output: { minify: true } } },
  },
  autoExternal: {
    key: 'output.autoExternal',
    page: '/config/rsbuild/output#auto-external',
    values: { true: {}, false: { output: { autoExternal: false } } },
  },
} as const satisfies Record<string, ExplorerOption>;

export type OptionId = keyof typeof OPTIONS;

/** The values of an option, its default first. */
export const valuesOf = (id: OptionId): string[] => Object.keys(OPTIONS[id].values);

/** What a value adds to the configuration; nothing for one that the option does not have. */
export function settingsOf(id: OptionId, value: string): Settings {
  const { values }: ExplorerOption = OPTIONS[id];
  return values[value] ?? {};
}
