import type { BuildMessages } from '../buildMessages';
import type { Data } from '../data/schemas';
import { code, markdownTable } from './markdownTable';

/** Browserslist name → column header. */
const ENGINES = {
  node: 'Node.js',
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  ios: 'iOS Safari',
} as const;

/** `<SyntaxTable>` as a Markdown table: value of `syntax` → oldest runtime of each kind. */
export function syntaxTable(rows: Data<'syntax'>['rows'], t: BuildMessages): string {
  const oldest = (queries: readonly string[], engine: string): string => {
    const query =
      queries.find((text) => new RegExp(`\\b${engine}(_saf)?\\b`, 'i').test(text)) ?? '';
    return /^last 1 /.test(query) ? t('table.newest') : query.replace(/^\S+ >= /, '');
  };
  return markdownTable(
    [code('syntax'), ...Object.values(ENGINES)],
    rows.map(({ syntax, web, node }) => [
      code(`'${syntax}'`),
      ...Object.keys(ENGINES).map((engine) => oldest(engine === 'node' ? node : web, engine)),
    ]),
  );
}
