/**
 * `pnpm check [--all]`: the gate before each commit. Looks at what differs from main, prints how long each
 * part took, then the findings by file; `--all` looks at everything, as CI does.
 */
import { existsSync } from 'node:fs';
import { loadFinding } from './content/readCatalogues';
import type { Finding } from './language/finding';
import { findChanges } from './run/changes';
import { twinNotices } from './run/notices';
import { PARTS, type Part } from './run/parts';
import { formatPart, groupFindings, type PartResult } from './run/report';

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
/** Why a part need not run now; undefined when it must. With `--all` every part runs. */
function whyNot({ reads, isSlow }: Part): string | undefined {
  if (!changed) return undefined;
  if (!changed.some((file) => reads.test(file))) return 'skipped, nothing it reads has changed';
  const isRed = results.some(({ findings }) => findings.length > 0);
  return isSlow && isRed ? 'waits until what is above is mended' : undefined;
}
/** A part that cannot run is a finding: often a strings file, which several parts read, is broken. */
async function runPart(part: Part): Promise<Finding[]> {
  try {
    return await part.run({ root, changed });
  } catch (error) {
    return [loadFinding(root, `pnpm check, ${part.name}`, error)];
  }
}

for (const part of PARTS) {
  const start = performance.now();
  const skipped = whyNot(part);
  const findings = skipped ? [] : await runPart(part);
  const seconds = (performance.now() - start) / 1000;
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
