import { relative } from 'node:path';
import type { Finding } from '../finding';

/** esbuild's format: `file:line:column: ERROR: message`. */
const SYNTAX = /^(.+?):(\d+):\d+: ERROR: (.+)$/m;

/** Finding for a source file that failed to load, at the location in the error, else at `file`. */
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
