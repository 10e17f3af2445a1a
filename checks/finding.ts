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
export function formatFinding({ file, line, problem, because, write }: Finding): string {
  const rest = [because, write === undefined ? undefined : `Write: ${write}`];
  return [`${file}:${line}  ${problem}`, ...rest.filter((part) => part !== undefined)].join('\n  ');
}
