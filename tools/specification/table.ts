import { type CoveredRow, withoutIds } from './coverage';

const MARK = { passed: '✅', failed: '❌', settled: '➖', missing: '⬜' } as const;
const cell = (text: string) =>
  text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

/** Links to tests; `a (en)` and `a (zh)` of the same file become `a (en, zh)`. */
function listTests({ tests }: CoveredRow): string {
  const groups = new Map<string, { file: string; languages: string[] }>();
  for (const { title, file } of tests) {
    const [, text = '', language] = /^(.*?)(?: \((en|zh)\))?$/.exec(withoutIds(title)) ?? [];
    const group = groups.get(text) ?? { file, languages: [] };
    if (language && !group.languages.includes(language)) group.languages.push(language);
    groups.set(text, group);
  }
  return [...groups]
    .map(([text, { file, languages }]) => {
      const suffix = languages.length > 0 ? ` (${languages.sort().join(', ')})` : '';
      return `[${cell(text) || 'test'}](${file.replace(/^tests\//, '')})${suffix}`;
    })
    .join('<br>');
}

/** The table of tests/specification.md: every row, its tests, and the result of the last run. */
export function specificationTable(rows: readonly CoveredRow[]): string {
  const count = (state: CoveredRow['state']) => rows.filter((row) => row.state === state).length;
  const sectionOf = ({ id }: CoveredRow) => (/^2\.\d+|^\d+/.exec(id) ?? [''])[0];
  const sections = [...new Set(rows.map(sectionOf))];
  const body = sections.flatMap((section) => [
    `## ${section}`,
    '',
    '| Row | Statement | Tests | Result |',
    '| --- | --- | --- | --- |',
    ...rows
      .filter((row) => sectionOf(row) === section)
      .map((row) => {
        const proof = row.settled ? cell(row.settled) : listTests(row) || 'missing';
        const departure = row.departure ? `<br>**Here:** ${cell(row.departure)}` : '';
        return `| ${row.id} | ${cell(row.statement)}${departure} | ${proof} | ${MARK[row.state]} |`;
      }),
    '',
  ]);
  return [
    '# Specification, row by row',
    '',
    'Written by `pnpm spec` from the reports of the last test run; do not edit. A test belongs to the rows',
    'its title starts with. “Here” stands before what the site does in another form than the statement says.',
    '',
    `${rows.length} rows: ${count('passed')} ${MARK.passed} passed, ${count('failed')} ${MARK.failed} failed, ${count('settled')} ${MARK.settled} settled without a test (the reason is given), ${rows.filter(({ departure }) => departure).length} in another form, ${count('missing')} ${MARK.missing} without a test.`,
    '',
    ...body,
  ].join('\n');
}
