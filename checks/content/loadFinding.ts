import { relative } from 'node:path';
import type { Finding } from '../finding';

/** `file:line:column: ERROR: what` as esbuild writes it. */
const SYNTAX = /^(.+?):(\d+):\d+: ERROR: (.+)$/m;

/** A source file that could not be loaded, at the line that its error names; else at `file`. */
export function loadFinding(root: string, file: string, error: unknown): Finding {
  const message = error instanceof Error ? error.message : String(error);
  const [, wrong, line, problem] = SYNTAX.exec(message) ?? [];
  const place = wrong ? relative(root, wrong).replaceAll('\\', '/') : file;
  return {
    file: place,
    line: Number(line ?? 1),
    problem: `the file does not load: ${problem ?? message}`,
    write: place.startsWith('i18n/')
      ? "'area.part.purpose': 'text', with a quoted key, a colon, a quoted text and a comma"
      : undefined,
  };
}
