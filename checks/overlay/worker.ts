/**
 * Checks pages in a separate process, so that the dev server never waits: each message is the list of files edited since
 * the start, each reply the findings.
 */
import { findProblems } from './findProblems';

const root = process.cwd();
let wanted: string[] | undefined;
let isBusy = false;

/** Answers only the newest request; the ones in between are outdated. */
async function work(): Promise<void> {
  isBusy = true;
  while (wanted) {
    const edited = wanted;
    wanted = undefined;
    try {
      const findings = await findProblems(root, edited);
      // The server may have exited meanwhile.
      if (process.connected) process.send?.(findings);
    } catch (error) {
      console.error(`The check of the pages failed: ${(error as Error).message}`);
    }
  }
  isBusy = false;
}

process.on('message', (edited: string[]) => {
  wanted = edited;
  if (!isBusy) void work();
});
process.on('disconnect', () => process.exit());
