import type { Finding } from '../finding';

/** State of one page in both languages. */
export interface PageParity {
  /** Path below docs/<language>/. */
  page: string;
  missing?: 'en' | 'zh';
  differences: Finding[];
  /** The language whose file was last committed before its twin's last change, and by how many hours. */
  older?: { language: 'en' | 'zh'; hours: number };
}

/**
 * Which language lags behind in the history; undefined when both changed in the same commit, or one in none yet.
 * `en`, `zh`: the last change of each, ISO 8601.
 */
export function olderTwin(en?: string, zh?: string): PageParity['older'] {
  if (!en || !zh || en === zh) return undefined;
  const hours = (Date.parse(en) - Date.parse(zh)) / 3_600_000;
  return { language: hours < 0 ? 'en' : 'zh', hours: Math.ceil(Math.abs(hours)) };
}

/** The report for people: a line per finding, grouped by page, then a sum. */
export function formatParity(pages: readonly PageParity[]): string {
  const bad = pages.filter((page) => page.missing || page.differences.length || page.older);
  const lines = bad.flatMap(({ page, missing, differences, older }) => [
    `${page}`,
    ...(missing ? [`  missing: docs/${missing}/${page}`] : []),
    ...differences.map(({ file, line, problem }) => `  ${file}:${line}  ${problem}`),
    ...(older
      ? [
          `  docs/${older.language}/${page} is ${older.hours} h older than its twin: read the twin's history and follow, or commit both together`,
        ]
      : []),
  ]);
  const count = (test: (page: PageParity) => unknown) => pages.filter(test).length;
  return [
    ...lines,
    `${pages.length} pages: ${count((page) => page.missing)} missing in one language, ${count((page) => page.differences.length)} structurally different, ${count((page) => page.older)} older than their twin`,
  ].join('\n');
}
