/**
 * `pnpm check [--all] [part…]`: the gate before each commit. Checks what differs from main, prints how long each part
 * took, then the findings by file, with what to write instead.
 *
 *   --all  check everything, as CI does
 *   part   run only these parts, on everything; ends with `N passed, N failed`. `pnpm content:check` is one of them;
 *          an unknown name lists them all
 */
import './run/command';
import { existsSync, readFileSync } from 'node:fs';
import { keepReads } from '../build/pages/keptReads';
import { loadFinding } from './content/loadFinding';
import { type Finding, formatFindings } from './finding';
import { findChanges } from './run/changes';
import { PARTS, type Part, type PartReport } from './run/parts';
import { goneNotices, twinNotices } from './twins/twins';

const asked = process.argv.slice(2).filter((argument) => argument !== '--all');
const nameOf = ({ name }: Part) => name.replaceAll(' ', '-');
const unknown = asked.filter((name) => !PARTS.some((part) => nameOf(part) === name));
if (unknown.length > 0) {
  console.log(
    `"${unknown[0]}" is not a part of the check; the parts are: ${PARTS.map(nameOf).join(', ')}`,
  );
  process.exit(2);
}
const parts = PARTS.filter((part) => asked.length === 0 || asked.includes(nameOf(part)));

const root = process.cwd();
// Several parts read the same pages, which do not change during the run.
keepReads();
const started = performance.now();
const isAll = asked.length > 0 || process.argv.includes('--all');
const changed = isAll ? undefined : findChanges(root);
console.log(
  changed
    ? `${changed.length} file(s) changed against main; everything: pnpm check --all`
    : 'checking everything',
);

const results: PartReport[] = [];
/** Reason to skip a part; undefined if it must run. With `--all` every part runs. */
function whyNot({ reads, isSlow }: Part): string | undefined {
  if (!changed) return undefined;
  if (!changed.some((file) => reads.test(file))) return 'skipped: nothing it reads has changed';
  const isRed = results.some(({ findings }) => findings.length > 0);
  return isSlow && isRed ? 'skipped: fix the above first' : undefined;
}
/** Runs a part. A crash becomes a finding: often a strings file, which several parts read, is broken. */
async function runPart(part: Part): Promise<PartReport> {
  try {
    return await part.run({ root, changed });
  } catch (error) {
    return { looked: 1, findings: [loadFinding(root, `pnpm check, ${part.name}`, error)] };
  }
}

for (const part of parts) {
  const start = performance.now();
  const skipped = whyNot(part);
  const report = skipped ? { looked: 0, findings: [] } : await runPart(part);
  results.push(report);
  const time = skipped ? '' : `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const count = report.findings.length;
  const result = skipped ?? (count === 0 ? 'ok' : `${count} to fix`);
  console.log(`${part.name.padEnd(16)} ${time.padStart(7)}  ${result}`);
}

const notices = [
  ...twinNotices(changed ?? [], existsSync),
  ...goneNotices(changed ?? [], existsSync, readFileSync('public/_redirects', 'utf8')),
];
if (notices.length > 0) console.log(`\nTo look at:\n\n${formatFindings(notices)}`);
const findings: Finding[] = results.flatMap((result) => result.findings);
if (findings.length > 0) console.log(`\nTo fix:\n\n${formatFindings(findings)}`);
const files = new Set(findings.map(({ file }) => file)).size;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  findings.length > 0
    ? `\n${findings.length} to fix in ${files} file(s), ${seconds} s. pnpm fix fixes format, Chinese spacing and missing ids.`
    : `\nall good, ${seconds} s`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
if (asked.length > 0) {
  // A file with several findings counts as one failure.
  const failed = results.map((result) => new Set(result.findings.map(({ file }) => file)).size);
  const passed = results.map(({ looked }, index) => Math.max(0, looked - (failed[index] ?? 0)));
  const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  console.log(`${total(passed)} passed, ${total(failed)} failed`);
}
