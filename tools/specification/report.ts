/**
 * `pnpm spec`: writes tests/specification.md from the reports of the last test run. A row without a test or a reason fails.
 * Ends with the number of rows: `N passed, N failed`.
 */
import '../../checks/run/command';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { coverRows, rowSchema } from './coverage';
import { testsOfPlaywright, testsOfVitest } from './reports';
import { specificationTable } from './table';

const root = process.cwd();
function read(file: string) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(`${file} does not exist, so there are no results to report.\nRun: pnpm test`);
}

const rows = coverRows(z.array(rowSchema).parse(read('tests/specification/rows.json')), [
  ...testsOfVitest(read('test-reports/vitest.json'), root),
  ...testsOfPlaywright(read('test-reports/playwright.json'), root),
]);
writeFileSync('tests/specification.md', specificationTable(rows));
const missing = rows.filter(({ state }) => state === 'missing');
for (const { id, statement } of missing) {
  console.log(
    `tests/specification/rows.json  row ${id} has no test: ${statement}\n  Write: a test whose title starts with ${id}, or a reason in the row, as its “settled”`,
  );
}
// Failed tests are counted by their own suites.
console.log(`${rows.length - missing.length} passed, ${missing.length} failed`);
process.exitCode = missing.length === 0 ? 0 : 1;
