import type { Finding } from '../finding';

export interface PartResult {
  part: string;
  seconds: number;
  /** Number of things it checked. */
  looked: number;
  findings: readonly Finding[];
  /** Why it did not run. */
  skipped?: string;
}

/** One line of progress, printed when a part ends. */
export function formatPart({ part, seconds, findings, skipped }: PartResult): string {
  const result = skipped ?? (findings.length === 0 ? 'ok' : `${findings.length} to fix`);
  const time = skipped ? '' : `${seconds.toFixed(1)} s`;
  return `${part.padEnd(16)} ${time.padStart(7)}  ${result}`;
}
