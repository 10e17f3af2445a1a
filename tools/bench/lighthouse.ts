import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_FLAGS } from '../findChromium';

const run = promisify(execFile);
/** Lighthouse 13, the first with “agentic browsing”, wants a newer Node than this repository: npm has one. */
const COMMAND = ['-y', '-p', 'node@24.11.1', '-p', 'lighthouse@13.5.0', 'lighthouse'];

interface Audit {
  title: string;
  score: number | null;
  displayValue?: string;
}
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

/** Scores of a page, 0 to 100 by category, and the audits that cost something. */
export interface LighthouseResult {
  scores: Record<string, number>;
  failing: string[];
}

/** Runs Lighthouse (mobile, simulated slow 4G) on an address. Rejects when it cannot load the page. */
export async function lighthouse(url: string, chromium: string): Promise<LighthouseResult> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const flags = `--chrome-flags=--headless=new ${CHROMIUM_FLAGS.join(' ')}`;
  const output = ['--quiet', '--output=json', `--output-path=${file}`];
  await run('npx', [...COMMAND, url, ...output, flags], {
    env: { ...process.env, CHROME_PATH: chromium },
    timeout: 180_000,
    maxBuffer: 1e8,
  });
  const { categories, audits, runtimeError }: Report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  if (runtimeError) throw new Error(`Lighthouse cannot load ${url}: ${runtimeError.message}`);
  const entries = Object.entries(categories);
  const counted = new Set(
    entries.flatMap(([, { auditRefs }]) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return {
    scores: Object.fromEntries(
      entries.map(([id, { score }]) => [id, score === null ? Number.NaN : Math.round(score * 100)]),
    ),
    failing: Object.entries(audits)
      .filter(([id, { score }]) => counted.has(id) && score !== null && score < 1)
      .map(([id, { title, displayValue = '' }]) => `${id}: ${title} ${displayValue}`.trim()),
  };
}
