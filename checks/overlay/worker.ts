/**
 * Looks for problems in a process of its own, so that the dev server never waits: each message is the list of the
 * files that were edited since the start, each answer the findings.
 */
import { findProblems } from './findProblems';

const root = process.cwd();
let wanted: string[] | undefined;
let isBusy = false;

/** Only the newest request is answered: what was asked in between is out of date. */
async function work(): Promise<void> {
  isBusy = true;
  while (wanted) {
    const edited = wanted;
    wanted = undefined;
    try {
      const findings = await findProblems(root, edited);
      // The server may have gone meanwhile.
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
