import type { Choice } from './choice';
import { settingsOf } from './options';
import { type ExplorerSource, optionsOf } from './sources';

type Keys = Record<string, unknown>;

/** Folder of the emitted files of a format: its own if there are several formats. */
export const folderOf = (formats: readonly string[], format: string): string =>
  formats.length > 1 ? `dist/${format}` : 'dist';

/** The formats of a choice, one per `lib` item. */
export const formatsOf = (choice: Choice): string[] => (choice.format ?? 'esm').split('+');

/** TypeScript reads declarations of a `.cjs` file only from `.d.cts`. */
function withExtension(dts: unknown, format: string): unknown {
  if (!dts || format !== 'cjs') return dts;
  return { ...(typeof dts === 'object' ? dts : {}), autoExtension: true };
}

function libItem(source: ExplorerSource, choice: Choice, format: string): Keys {
  const lib: Keys = Object.assign(
    {},
    ...optionsOf(source).map(({ id }) => settingsOf(id, choice[id] ?? '').lib),
  );
  return {
    ...(format === 'esm' ? {} : { format }),
    ...(format === 'umd' ? { umdName: source.global } : {}),
    ...lib,
    ...(lib.dts ? { dts: withExtension(lib.dts, format) } : {}),
  };
}

/** The configuration of a choice as data, without the plugin of its source and keys with the tool's default. */
interface ExplorerConfig {
  items: Keys[];
  output: Keys;
  source?: Keys;
}

function configOf(source: ExplorerSource, choice: Choice): ExplorerConfig {
  const formats = formatsOf(choice);
  const output: Keys = Object.assign(
    {},
    ...optionsOf(source).map(({ id }) => settingsOf(id, choice[id] ?? '').output),
  );
  const items = formats.map((format) => {
    const item = libItem(source, choice, format);
    if (formats.length === 1) return item;
    return { format, ...item, output: { distPath: `./${folderOf(formats, format)}` } };
  });
  // Without bundling, all files of src/ are entries.
  const entry = choice.bundle === 'false' ? undefined : source.entry;
  return { items, output, ...(entry ? { source: { entry } } : {}) };
}

const isPlainKey = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);

/** A value as TypeScript on one line. */
export function inline(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  const pairs = Object.entries(value).map(
    ([key, inner]) => `${isPlainKey(key) ? key : `'${key}'`}: ${inline(inner)}`,
  );
  return pairs.length > 0 ? `{ ${pairs.join(', ')} }` : '{}';
}

/** `rslib.config.ts` of a choice, with which its recording was made. */
export function configText(source: ExplorerSource, choice: Choice): string {
  const { items, output, source: entries } = configOf(source, choice);
  const [only = {}] = items;
  const lines: string[] = [];
  if (items.length > 1)
    lines.push('  lib: [', ...items.map((item) => `    ${inline(item)},`), '  ],');
  else if (Object.keys(only).length > 0) lines.push(`  lib: [${inline(only)}],`);
  if (entries) lines.unshift(`  source: ${inline(entries)},`);
  if (Object.keys(output).length > 0) lines.push(`  output: ${inline(output)},`);
  if (source.plugin) lines.push(`  plugins: [${source.plugin[1]}()],`);
  const plugin = source.plugin && `import { ${source.plugin[1]} } from '${source.plugin[0]}';\n`;
  const body = lines.length > 0 ? `{\n${lines.join('\n')}\n}` : '{}';
  return `${plugin ?? ''}import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(${body});\n`;
}
