import type { BuildMessages } from '../buildMessages';
import type { Data, Option } from '../data/schemas';
import { code, markdownTable } from './markdownTable';

type Preset = Data<'preset'>['rows'];

/**
 * The options that `<OptionTable of="…">` lists: all levels of an option of lib (`dts`, `shims`, `redirect`, …) or an
 * Rsbuild section (`output`, `source`, …). Throws with the valid names if there are none.
 */
export function optionsOf(options: readonly Option[], of: string): Option[] {
  for (const prefix of [`lib.${of}`, of]) {
    const found = options.filter(
      ({ path }) =>
        path !== prefix && path.startsWith(prefix) && /[.[]/.test(path.charAt(prefix.length)),
    );
    if (found.length > 0) return found;
  }
  const withChildren = options
    .map(({ path }) => path)
    .filter((path) => options.some((other) => other.path.startsWith(`${path}.`)))
    .map((path) => path.replace(/^lib\.(?=.)/, ''));
  throw new Error(
    `of="${of}" names no options; use one of: ${[...new Set(withChildren)].join(', ')}`,
  );
}

/** Name of an option in pages: `dts.bundle`, `lib.format`, `output.target`. */
const shownName = (path: string): string => path.replace(/^lib\.(?=\w+[.[])/, '');

/**
 * The default of an option in an ESM build: the value set by Rslib, else the one stated in the types; undefined if neither
 * is known. An object set by Rslib is shown with the values of its keys, deeper levels are cut.
 */
export function defaultOf({ path, default: typed }: Option, preset: Preset): string | undefined {
  const rows = preset.filter(({ level }) => level === 'rsbuild');
  const esm = (row?: Preset[number]) =>
    row?.after.find(([, formats]) => formats.includes('esm'))?.[0];
  const value = esm(rows.find((row) => row.path === path));
  if (value) return value;
  const keys = rows.flatMap((row) => {
    const key = row.path.startsWith(`${path}.`) ? row.path.slice(path.length + 1) : '';
    const text = esm(row);
    if (!key || !text) return [];
    const [first = ''] = key.split(/[.[]/);
    return [first === key ? `${key}: ${text}` : `${first}: {…}`];
  });
  return keys.length > 0 ? `{ ${[...new Set(keys)].join(', ')} }` : typed;
}

/** `<OptionTable>` as a Markdown table. */
export function optionTable(
  options: readonly Option[],
  preset: Preset,
  of: string,
  t: BuildMessages,
): string {
  const rows = optionsOf(options, of).map((option) => {
    const notes = [
      ...(option.deprecated ? [t('table.deprecated')] : []),
      ...(option.experimental ? [t('table.experimental')] : []),
      ...(option.flag ? [code(option.flag)] : []),
    ];
    return [
      code(shownName(option.path)),
      code(option.type),
      code(defaultOf(option, preset) ?? ''),
      notes.join(t('table.and')),
    ];
  });
  const head = [t('table.option'), t('table.type'), t('table.default'), t('table.notes')];
  const shown = rows.some((row) => row[3] !== '') ? 4 : 3;
  return markdownTable(
    head.slice(0, shown),
    rows.map((row) => row.slice(0, shown)),
  );
}
