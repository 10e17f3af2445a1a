/**
 * `pnpm check [--all]`: the gate before each commit. Looks at what differs from main, prints how long each
 * part took, then the findings by file; `--all` looks at everything, as CI does.
 */
import { existsSync } from 'node:fs';
import { findChanges } from './check/changes';
import { twinNotices } from './check/notices';
import { PARTS } from './check/parts';
import { formatPart, groupFindings, type PartResult } from './check/report';

const root = process.cwd();
const started = performance.now();
const changes = process.argv.includes('--all') ? undefined : findChanges(root);
const changed = changes && [...changes.keys()];
console.log(
  changed
    ? `${changed.length} file(s) changed against main; everything: pnpm check --all`
    : 'checking everything',
);

const results: PartResult[] = [];
for (const part of PARTS) {
  const start = performance.now();
  const isNeeded = changed?.some((file) => part.reads.test(file)) ?? true;
  const findings = isNeeded ? await part.run({ root, changed }) : [];
  const seconds = (performance.now() - start) / 1000;
  const skipped = isNeeded ? undefined : 'skipped, nothing it reads has changed';
  const result: PartResult = { part: part.name, seconds, findings, skipped };
  results.push(result);
  console.log(formatPart(result));
}

const notices = changes ? twinNotices(changes, existsSync) : [];
if (notices.length > 0) console.log(`\nTo look at:\n\n${groupFindings(notices)}`);
const findings = results.flatMap((result) => result.findings);
if (findings.length > 0) console.log(`\nTo mend:\n\n${groupFindings(findings)}`);
const files = new Set(findings.map(({ file }) => file)).size;
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  findings.length > 0
    ? `\n${findings.length} to mend in ${files} file(s), ${seconds} s. pnpm fix mends format, Chinese spacing and missing ids.`
    : `\nall good, ${seconds} s`,
);
process.exitCode = findings.length > 0 ? 1 : 0;
