import type { Finding } from '../finding';

const indent = (text: string, by: string) => text.replace(/^(?=.)/gm, by);

function formatLine({ line, problem, because, write }: Finding): string {
  const more = [because, write === undefined ? undefined : `Write: ${write}`];
  return [
    `  ${String(line).padStart(4)}  ${indent(problem, '        ').trimStart()}`,
    ...more.filter((part) => part !== undefined).map((part) => indent(part, '        ')),
  ].join('\n');
}

/** Findings under the name of their file (`file:line` of its first one, to click), by line; equal ones once. */
export function groupFindings(findings: readonly Finding[]): string {
  const files = new Map<string, Finding[]>();
  for (const finding of findings) {
    files.set(finding.file, [...(files.get(finding.file) ?? []), finding]);
  }
  const groups = [...files].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return groups
    .map(([file, list]) => {
      const sorted = [...list].sort((a, b) => a.line - b.line);
      const lines = new Set(sorted.map(formatLine));
      return [`${file}:${sorted[0]?.line ?? 1}`, ...lines].join('\n');
    })
    .join('\n\n');
}

export interface PartResult {
  part: string;
  seconds: number;
  /** How many things it looked at. */
  looked: number;
  findings: readonly Finding[];
  /** Why the part did not run. */
  skipped?: string;
}

/** One line of progress, printed when a part ends. */
export function formatPart({ part, seconds, findings, skipped }: PartResult): string {
  const result = skipped ?? (findings.length === 0 ? 'ok' : `${findings.length} to fix`);
  const time = skipped ? '' : `${seconds.toFixed(1)} s`;
  return `${part.padEnd(16)} ${time.padStart(7)}  ${result}`;
}
