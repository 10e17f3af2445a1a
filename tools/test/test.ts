/**
 * `pnpm test`: builds the site, runs every suite, prints the slowest files and a table of the suites, and ends with the
 * total, `N passed, N failed`. After a failed suite the others still run, except those that need what it builds.
 */
import '../../checks/run/command';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { testsOfPlaywright, testsOfVitest } from '../specification/reports';
import { type Count, countLine, countTests, slowestFiles, trueCount } from './count';
import { run } from './run';

/** Number of slowest files to print. */
const SHOWN = 12;

interface Suite {
  name: string;
  command: string;
  /** A command without tests of its own counts as one. */
  count?: (output: string) => Count | undefined;
  /** Needs the site and the fixtures. */
  isOnBuilds?: true;
}

const { scripts }: { scripts: Record<'build', string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);
/** The tests in a report, if there is one. */
function testsIn(name: 'vitest' | 'playwright' | 'engines') {
  const file = `test-reports/${name}.json`;
  const read = name === 'playwright' ? testsOfPlaywright : testsOfVitest;
  return existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')), process.cwd()) : undefined;
}

/** Suites that need no built site. The examples use CPU time that a build leaves idle. */
const CHECKS: readonly Suite[] = [
  // TypeScript 7, which takes 6 s of CPU time; the version whose API the checks use takes 22.
  { name: 'types', command: 'examples/current/node_modules/.bin/tsc --noEmit' },
  { name: 'lint and format', command: 'biome ci --error-on-warnings .' },
  {
    name: 'pages',
    // A larger young generation: garbage collection took a tenth of the time.
    command:
      'node --max-semi-space-size=64 --import tsx checks/check.ts content twins language spelling fences coverage data',
    count: countLine,
  },
  { name: 'explorer', command: 'node --import tsx checks/explorer/check.ts', count: countLine },
  {
    name: 'examples',
    command: 'node --import tsx checks/examples/check.ts --kept',
    count: countLine,
  },
];
/** Sites for the browser tests. */
const BUILDS: readonly Suite[] = [
  { name: 'build', command: scripts.build },
  { name: 'fixtures', command: 'node --import tsx tests/fixtures/serve.ts' },
];
/** Suites with timings in them, which run alone, one after the other. */
const TESTS: readonly Suite[] = [
  {
    name: 'unit',
    command: 'vitest run --reporter=default --reporter=json --outputFile=test-reports/vitest.json',
    count: () => countTests(testsIn('vitest')),
  },
  {
    name: 'browser',
    command: 'playwright test',
    count: () => countTests(testsIn('playwright')),
    isOnBuilds: true,
  },
  {
    name: 'engines',
    command:
      'vitest run --config tests/engines/vitest.config.ts --reporter=default --reporter=json --outputFile=test-reports/engines.json',
    count: () => countTests(testsIn('engines')),
    isOnBuilds: true,
  },
  {
    name: 'specification',
    command: 'node --import tsx tools/specification/report.ts',
    count: countLine,
  },
];

type Row = Count & { suite: string; seconds: string };

/** Runs a suite; `isHeld`: prints its output when it ends, so that two can run in parallel. */
async function runSuite({ name, command, count }: Suite, isHeld: boolean): Promise<Row> {
  const title = `\n── ${name}: ${command}`;
  if (!isHeld) console.log(title);
  const { code, output, seconds } = await run(command, { CI: 'true' }, isHeld);
  if (isHeld) console.log(`${title}\n${output}`);
  const counted = count ? count(output) : code === 0 ? { passed: 1, failed: 0 } : undefined;
  return { suite: name, flaky: 0, ...trueCount(counted, code), seconds: seconds.toFixed(1) };
}

async function runAll(suites: readonly Suite[], isHeld = false): Promise<Row[]> {
  const rows: Row[] = [];
  for (const suite of suites) rows.push(await runSuite(suite, isHeld));
  return rows;
}

// A suite that dies has no report, not that of the run before.
for (const name of ['vitest', 'playwright', 'engines'])
  rmSync(`test-reports/${name}.json`, { force: true });
const start = performance.now();
console.log('Checks and builds run in parallel; the output of each follows when it ends.');
const [checks, builds] = await Promise.all([runAll(CHECKS, true), runAll(BUILDS, true)]);
const missing = builds.filter(({ failed }) => failed > 0).map(({ suite }) => suite);
const rows = [...checks, ...builds];
for (const suite of TESTS) {
  if (suite.isOnBuilds && missing.length > 0) {
    console.log(`\n── ${suite.name}: not run, and counted as failed: ${missing.join(', ')} failed`);
    rows.push({ suite: suite.name, passed: 0, failed: 1, seconds: '0.0' });
  } else rows.push(await runSuite(suite, false));
}
const results = [...(testsIn('vitest') ?? []), ...(testsIn('playwright') ?? [])];
console.log('\nSlowest files, seconds of all their tests');
console.table(slowestFiles(results, SHOWN));
console.table(rows);
console.log(`${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
const total = (key: 'passed' | 'failed') => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exitCode = total('failed') === 0 ? 0 : 1;
