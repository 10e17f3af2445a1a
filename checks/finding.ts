/** One thing to fix in a text: where, what is wrong, what to write instead. */
export interface Finding {
  file: string;
  line: number;
  problem: string;
  /** What the problem is measured by, when the problem alone does not say it. */
  because?: string;
  /** The corrected text, when it is known. */
  write?: string;
}

/** Three parts: what and where, then what now. */
export const formatFinding = ({ file, line, problem, because, write }: Finding): string =>
  [`${file}:${line}  ${problem}`, because, write === undefined ? undefined : `Write: ${write}`]
    .filter((part) => part !== undefined)
    .join('\n')
    .replaceAll('\n', '\n  ');

/** Order of findings: by file, then by line. */
export const byPlace = (a: Finding, b: Finding): number =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line;

/** All findings in order, equal ones once. */
export const formatFindings = (findings: readonly Finding[]): string =>
  [...new Set(findings.toSorted(byPlace).map(formatFinding))].join('\n');
