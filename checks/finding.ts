/** A problem to fix: where it is, what is wrong, what to write instead. */
export interface Finding {
  file: string;
  line: number;
  problem: string;
  /** Why it is a problem, if that is not obvious. */
  because?: string;
  /** The corrected text, if known. */
  write?: string;
}

/** A finding as one to three lines. */
export const formatFinding = ({ file, line, problem, because, write }: Finding): string =>
  [`${file}:${line}  ${problem}`, because, write === undefined ? undefined : `Write: ${write}`]
    .filter((part) => part !== undefined)
    .join('\n')
    .replaceAll('\n', '\n  ');

/** Order of findings: by file, then by line. */
export const byPlace = (a: Finding, b: Finding): number =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line;

/** All findings in order, without duplicates. */
export const formatFindings = (findings: readonly Finding[]): string =>
  [...new Set(findings.toSorted(byPlace).map(formatFinding))].join('\n');
