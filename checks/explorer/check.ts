/**
 * `pnpm explorer:check [--all]`: rebuilds the default choice of each source of the explorer, or every choice, and fails if
 * one differs from the recordings.
 */
import '../run/command';
import { listChoices } from '../../explorer/choice';
import { SOURCES } from '../../explorer/sources';
import { checkChoices } from './checkSource';

const started = performance.now();
const count = process.argv.includes('--all') ? undefined : 1;
const failures: string[] = [];
let checked = 0;
for (const source of SOURCES) {
  const choices = listChoices(source).slice(0, count);
  failures.push(...(await checkChoices(process.cwd(), source, choices)));
  checked += choices.length;
}
for (const failure of failures) console.error(`${failure}\n`);
console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
console.log(`explorer: ${checked - failures.length} passed, ${failures.length} failed`);
if (failures.length > 0) process.exitCode = 1;
