/**
 * `pnpm parity [--json]`: what is missing, structurally different, or older than its twin, per page.
 * Exit code 1 when a page is missing or different; age alone is only told.
 */
import '../run/printHelp';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compareStructures } from './compare';
import { formatParity, lastCommits, olderTwin, type PageParity } from './report';
import { structureOf } from './structure';

const pagesOf = (language: string) =>
  readdirSync(path.join('docs', language), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.mdx?$/.test(name),
  );
const log = execFileSync('git', ['log', '--format=%x00%ct', '--name-only', '--', 'docs'], {
  encoding: 'utf8',
  maxBuffer: 1 << 28,
});
const times = lastCommits(log);

const names = [...new Set([...pagesOf('en'), ...pagesOf('zh')])].sort();
const pages = names.map((page): PageParity => {
  const [en, zh] = ['en', 'zh'].map((language) => path.join('docs', language, page)) as [
    string,
    string,
  ];
  if (!existsSync(en)) return { page, missing: 'en', differences: [] };
  if (!existsSync(zh)) return { page, missing: 'zh', differences: [] };
  const [left, right] = [en, zh].map((file) => structureOf(readFileSync(file, 'utf8')));
  return {
    page,
    differences: left && right ? compareStructures(left, right) : [],
    older: olderTwin(times.get(en), times.get(zh)),
  };
});

console.log(process.argv.includes('--json') ? JSON.stringify(pages, null, 2) : formatParity(pages));
process.exitCode = pages.some((page) => page.missing || page.differences.length > 0) ? 1 : 0;
