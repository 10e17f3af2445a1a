/**
 * `pnpm test`: builds the site, runs every suite, prints a table and ends with the true sum,
 * `N passed, N failed`. A red suite does not keep the next ones from running, except those that open what it builds.
 */
import '../../checks/run/printHelp';
import { existsSync, readFileSync } from 'node:fs';
import { type Count, countLine, countPlaywright, countVitest, sum, trueCount } from './count';
import { run } from './run';

interface Suite {
  name: string;
  command: string;
  count: (output: string) => Count;
  /** Suites without which this one can only be red. */
  needs?: readonly string[];
}

const { scripts }: { scripts: Record<'build', string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
const report = (file: string): unknown =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
/** A command without tests of its own counts as one. */
const asOne = (): Count => ({ passed: 1, failed: 0 });

const SUITES: readonly Suite[] = [
  { name: 'types', command: 'tsc --noEmit', count: asOne },
  { name: 'lint and format', command: 'biome ci .', count: asOne },
  {
    name: 'unit',
    command: 'vitest run --reporter=default --reporter=json --outputFile=test-reports/vitest.json',
    count: () => countVitest(report('test-reports/vitest.json')),
  },
  {
    name: 'pages',
    command: 'tsx checks/check.ts content twins language spelling samples coverage data',
    count: countLine,
  },
  { name: 'examples', command: 'tsx checks/examples/check.ts', count: countLine },
  { name: 'explorer', command: 'tsx checks/explorer/check.ts', count: countLine },
  { name: 'build', command: scripts.build, count: asOne },
  { name: 'fixtures', command: 'tsx tests/fixtures/serve.ts', count: asOne },
  {
    name: 'browser',
    command: 'playwright test',
    count: () => countPlaywright(report('test-reports/playwright.json')),
    needs: ['build', 'fixtures'],
  },
  {
    name: 'engines',
    command:
      'vitest run --config tests/engines/vitest.config.ts --reporter=default --reporter=json --outputFile=test-reports/engines.json',
    count: () => countVitest(report('test-reports/engines.json')),
    needs: ['build', 'fixtures'],
  },
  { name: 'specification', command: 'tsx tools/specification/report.ts', count: countLine },
];

const rows: (Count & { suite: string; seconds: string })[] = [];
for (const { name, command, count, needs = [] } of SUITES) {
  console.log(`\n── ${name}: ${command}`);
  const missing = rows.filter(({ suite, failed }) => failed > 0 && needs.includes(suite));
  if (missing.length > 0) {
    const suites = missing.map(({ suite }) => suite).join(' and ');
    console.log(`Not run, and counted as failed: ${suites} failed, so there is nothing to open.`);
    rows.push({ suite: name, passed: 0, failed: 1, seconds: '0.0' });
    continue;
  }
  const { code, output, seconds } = await run(command, { CI: 'true' });
  const { passed, failed } = trueCount(count(output), code);
  // A command that counts as one is either passed or failed, not both.
  const isOne = count === asOne && code !== 0;
  rows.push({ suite: name, passed: isOne ? 0 : passed, failed, seconds: seconds.toFixed(1) });
}
console.log('');
console.table(rows);
const total = sum(rows);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
