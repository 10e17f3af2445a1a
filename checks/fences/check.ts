import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { checkFences } from './checkFences';
import { compareUnchecked } from './compareUnchecked';

const BASELINE = new URL('unchecked.json', import.meta.url);

/** `pnpm fences:check [--accept]`: checks all fences; `--accept` writes the count of unchecked ones. */
async function check(root: string, accept: boolean): Promise<void> {
  const started = performance.now();
  const { total, findings, unchecked } = await checkFences(root);
  const baseline = z.record(z.string(), z.int()).parse(JSON.parse(readFileSync(BASELINE, 'utf8')));
  const count = Object.values(unchecked).reduce((sum, number) => sum + number, 0);
  const problems = findings.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  if (accept) writeFileSync(BASELINE, `${JSON.stringify(unchecked, null, 2)}\n`);
  else problems.push(...compareUnchecked(baseline, unchecked));
  for (const problem of problems) console.error(problem);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${count} of ${total} fences are unchecked and say why, ${seconds} s`);
  const passed = Math.max(0, total - count - problems.length);
  console.log(`fences: ${passed} passed, ${problems.length} failed`);
  if (problems.length > 0) process.exitCode = 1;
}

check(process.cwd(), process.argv.includes('--accept')).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
