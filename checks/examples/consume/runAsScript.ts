import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

/**
 * Runs a file as a `<script>` would run it: no `module`, no `require`, only globals.
 *
 * @returns `ok` when it runs and leaves a global variable, else why not
 */
export function runAsScript(file: string): string {
  const page: Record<string, unknown> = {};
  page.window = page;
  page.self = page;
  const before = new Set(Object.keys(page));
  try {
    runInContext(readFileSync(file, 'utf8'), createContext(page));
  } catch (error) {
    return (error as Error).message;
  }
  return Object.keys(page).some((name) => !before.has(name)) ? 'ok' : 'no global variable';
}
