import '../run/command';
import pMap from 'p-map';
import { listChoices } from '../../explorer/choice';
import { SOURCES } from '../../explorer/sources';
import { checkChoice, checkWhole } from './checkSource';
import { nameOfChoice } from './compareChoices';
import { sampleOfDay } from './sampleOfDay';

/**
 * `pnpm explorer:check [--all]`: builds choices of the explorer again and fails on any difference with the
 * recordings: one of each source, another one each day, or all of them.
 */
async function check(root: string, isWhole: boolean): Promise<void> {
  const started = performance.now();
  const sample = sampleOfDay(Date.now());
  const failures: string[] = [];
  let checked = sample.length;
  await pMap(
    sample,
    async ({ source, choice }) => {
      console.log(nameOfChoice(source, choice));
      failures.push(...(await checkChoice(root, source, choice)));
    },
    { concurrency: 2 },
  );
  if (isWhole) {
    checked += SOURCES.reduce((sum, source) => sum + listChoices(source).length, 0);
    await pMap(
      SOURCES,
      async (source) => {
        failures.push(...(await checkWhole(root, source)));
      },
      { concurrency: 2 },
    );
  }
  for (const failure of failures) console.error(`${failure}\n`);
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  console.log(`explorer: ${checked - failures.length} passed, ${failures.length} failed`);
  if (failures.length > 0) process.exitCode = 1;
}

await check(process.cwd(), process.argv.includes('--all'));
