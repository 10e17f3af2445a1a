/**
 * `pnpm parity [--json]`: what is missing, different, or older than its twin, per page.
 * Exit code 1 when a page is missing or different; age alone is only told.
 */
import '../run/command';
import { execFileSync } from 'node:child_process';
import { keepReads } from '../../build/pages/keptReads';
import { blockFindings } from '../content/blocks';
import { readSite } from '../content/readSite';
import { headingFindings } from '../content/twins';
import { checkTwins } from './checkTwins';
import { formatParity, lastCommits, olderTwin, type PageParity } from './report';

const log = execFileSync('git', ['log', '--format=%x00%ct', '--name-only', '--', 'docs'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
const times = lastCommits(log);
const root = process.cwd();
keepReads();
const { pages } = readSite(root);
const files = pages.map(({ file }) => file);
const findings = [...headingFindings(pages), ...blockFindings(pages), ...checkTwins(root, files)];
const names = [...new Set(pages.map(({ name }) => name))].sort();
const states = names.map((page): PageParity => {
  const [en, zh] = [`docs/en/${page}`, `docs/zh/${page}`];
  if (!files.includes(en)) return { page, missing: 'en', differences: [] };
  if (!files.includes(zh)) return { page, missing: 'zh', differences: [] };
  const differences = findings.filter(({ file }) => file === en || file === zh);
  return { page, differences, older: olderTwin(times.get(en), times.get(zh)) };
});

console.log(
  process.argv.includes('--json') ? JSON.stringify(states, null, 2) : formatParity(states),
);
process.exitCode = states.some((page) => page.missing || page.differences.length > 0) ? 1 : 0;
