import type { BuildMessages } from '../buildMessages';
import type { Data } from '../data/schemas';
import { code, markdownTable } from './markdownTable';

type Row = Data<'preset'>['rows'][number];
/** `bundle: false`, named only where it differs from esm. */
const BUNDLELESS = 'bundleless';
/** Replaces no value, or an empty object, if the keys have rows of their own. */
const OBJECT = '{…}';

/** Shows objects as such instead of “not set”, and drops rows in which both values are objects. */
function withObjects(rows: readonly Row[]): Row[] {
  return rows
    .map((row) => {
      const keys = rows.filter(({ path }) =>
        ['.', '['].some((sign) => path.startsWith(row.path + sign)),
      );
      const isSet = (name: string) =>
        keys.some(({ after }) => after.some(([text, set]) => text !== '' && set.includes(name)));
      const full = keys.length > 0 ? OBJECT : '{}';
      const after = row.after.flatMap(([text, names]): [string, string[]][] =>
        text === ''
          ? [
              [OBJECT, names.filter(isSet)],
              ['', names.filter((name) => !isSet(name))],
            ]
          : [[text === '{}' ? full : text, names]],
      );
      const hadKeys = keys.some(({ before }) => before !== '');
      const before = row.before === '{}' ? full : row.before || (hadKeys ? OBJECT : '');
      return { ...row, before, after: after.filter(([, names]) => names.length > 0) };
    })
    .filter(({ before, after }) => before !== OBJECT || after.some(([text]) => text !== OBJECT));
}

/** The new values, without formats that keep Rsbuild's own. */
function describeAfter({ before, after }: Row, t: BuildMessages): string {
  const value = (text: string) => (text === '' ? t('table.unset') : code(text));
  const merged = after
    .map(([text, names]): [string, string[]] => [
      text,
      names.includes('esm') ? names.filter((name) => name !== BUNDLELESS) : names,
    ])
    .filter(([, names]) => names.length > 0);
  if (after.length === 1) return value(after[0]?.[0] ?? '');
  return merged
    .filter(([text]) => text !== before)
    .map(([text, names]) => {
      const shown = names.map((name) => code(name === BUNDLELESS ? 'bundle: false' : name));
      return t('table.valueOf', { value: value(text), more: shown.join(t('table.and')) });
    })
    .join(t('table.also'));
}

/**
 * `<PresetTable>` as a Markdown table: what Rslib sets on top of Rsbuild.
 *
 * @param level - `rsbuild` for the Rsbuild config, `rspack` for the resulting Rspack config
 */
export function presetTable(rows: readonly Row[], level: string, t: BuildMessages): string {
  if (level !== 'rsbuild' && level !== 'rspack')
    throw new Error(`of="${level}": use rsbuild or rspack`);
  // The more important column comes first: paths are long, and the last one may be out of view.
  const head = [t('table.setting'), 'Rslib', 'Rsbuild'];
  const shown = withObjects(rows.filter((row) => row.level === level));
  return markdownTable(
    head,
    shown.map((row) => [
      code(row.path),
      describeAfter(row, t),
      row.before === '' ? t('table.unset') : code(row.before),
    ]),
  );
}
