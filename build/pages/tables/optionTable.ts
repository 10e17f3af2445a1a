import type { BuildMessages } from '../buildMessages';
import type { Option } from '../data/schemas';
import { code, markdownTable } from './markdownTable';

const depth = (path: string): number => path.replace(/\['[^']*'\]/g, '.x').split('.').length;

/**
 * The options that `<OptionTable of="…">` lists: `lib` (its direct options), `top` (top-level keys),
 * an option of lib (`dts`, `shims`, `redirect`, …: all levels below it), or an Rsbuild section
 * (`output`, `source`, …). Throws with the names that exist.
 */
export function optionsOf(options: readonly Option[], of: string): Option[] {
  if (of === 'lib')
    return options.filter(({ path }) => path.startsWith('lib.') && depth(path) === 2);
  if (of === 'top') return options.filter(({ path }) => depth(path) === 1);
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
    `of="${of}" names no options; use lib, top or one of: ${[...new Set(withChildren)].join(', ')}`,
  );
}

/** The name by which pages call an option: `dts.bundle`, `lib.format`, `output.target`. */
const shownName = (path: string): string => (depth(path) > 2 ? path.replace(/^lib\./, '') : path);

/** `<OptionTable>` as a Markdown table. */
export function optionTable(options: readonly Option[], of: string, t: BuildMessages): string {
  const rows = optionsOf(options, of).map((option) => {
    const notes = [
      ...(option.deprecated ? [t('table.deprecated')] : []),
      ...(option.experimental ? [t('table.experimental')] : []),
      ...(option.topLevel ? [t('table.topLevel')] : []),
      ...(option.flag ? [code(option.flag)] : []),
    ];
    return [
      code(shownName(option.path)),
      code(option.type),
      code(option.default ?? ''),
      notes.join(t('table.and')),
    ];
  });
  const head = [t('table.option'), t('table.type'), t('table.default'), t('table.notes')];
  const hasNotes = rows.some((row) => row[3] !== '');
  return hasNotes
    ? markdownTable(head, rows)
    : markdownTable(
        head.slice(0, 3),
        rows.map((row) => row.slice(0, 3)),
      );
}
