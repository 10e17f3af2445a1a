import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

/**
 * Runs a file like a `<script>`: no `module`, no `require`, only globals.
 *
 * @returns `ok` if it runs and defines a global variable, else the reason
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
