import type { Finding } from '../finding';

/** State of one page in both languages. Times are seconds since 1970; undefined: never committed. */
export interface PageParity {
  /** Path below docs/<language>/. */
  page: string;
  missing?: 'en' | 'zh';
  differences: Finding[];
  /** The language whose file was last committed before its twin's last change, and by how many hours. */
  older?: { language: 'en' | 'zh'; hours: number };
}

/** Which language lags behind in the history; undefined when both changed in the same commit. */
export function olderTwin(en?: number, zh?: number): PageParity['older'] {
  if (en === undefined || zh === undefined || en === zh) return undefined;
  return { language: en < zh ? 'en' : 'zh', hours: Math.ceil(Math.abs(en - zh) / 3600) };
}

/** Parses `git log --format=%x00%ct --name-only`: path → time of its last commit. */
export function lastCommits(log: string): Map<string, number> {
  const times = new Map<string, number>();
  for (const entry of log.split('\0').filter(Boolean)) {
    const [time = '', ...files] = entry.split('\n').filter(Boolean);
    for (const file of files) if (!times.has(file)) times.set(file, Number(time));
  }
  return times;
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
