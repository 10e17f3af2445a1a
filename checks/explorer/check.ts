import '../run/command';
import { listChoices, writeQuery } from '../../explorer/choice';
import { SOURCES } from '../../explorer/sources';
import { checkChoices } from './checkSource';
import { sampleOfDay } from './sampleOfDay';

/**
 * `pnpm explorer:check [--all]`: builds choices of the explorer again and fails on any difference with the
 * recordings: one of each source, another one each day, or all of them.
 */
async function check(root: string, isWhole: boolean): Promise<void> {
  const started = performance.now();
  const failures: string[] = [];
  let checked = 0;
  for (const source of SOURCES) {
    const choices = isWhole ? listChoices(source) : [sampleOfDay(source, Date.now())];
    const [choice = {}] = choices;
    console.log(isWhole ? source.id : `/guide/start/explore${writeQuery({ source, choice })}`);
    failures.push(...(await checkChoices(root, source, choices)));
    checked += choices.length;
  }
  for (const failure of failures) console.error(`${failure}\n`);
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  console.log(`explorer: ${checked - failures.length} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
}

await check(process.cwd(), process.argv.includes('--all'));
