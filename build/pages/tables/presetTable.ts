import type { BuildMessages } from '../buildMessages';
import type { Data } from '../data/schemas';
import { code, markdownTable } from './markdownTable';

type Row = Data<'preset'>['rows'][number];
/** `bundle: false`, which is only worth naming where it differs from esm. */
const BUNDLELESS = 'bundleless';

/** The new values; formats that keep Rsbuild's own value are left out. */
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
      return t('table.valueOf', { value: value(text), formats: shown.join(t('table.and')) });
    })
    .join(t('table.also'));
}

/**
 * `<PresetTable>` as a Markdown table: what Rslib sets on top of Rsbuild.
 *
 * @param level `rsbuild` for the Rsbuild config, `rspack` for the Rspack config behind it
 */
export function presetTable(rows: readonly Row[], level: string, t: BuildMessages): string {
  if (level !== 'rsbuild' && level !== 'rspack')
    throw new Error(`of="${level}": use rsbuild or rspack`);
  // The most important column comes first: paths are long, and the last one may be out of view.
  const head = [t('table.setting'), 'Rslib', 'Rsbuild'];
  const shown = rows.filter((row) => row.level === level);
  return markdownTable(
    head,
    shown.map((row) => [
      code(row.path),
      describeAfter(row, t),
      row.before === '' ? t('table.unset') : code(row.before),
    ]),
  );
}
