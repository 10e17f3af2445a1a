import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { copySite } from './siteCopy';

const PORT = 4399;
const CHANGES = 5;
const PAGE = 'docs/en/guide/start/quick-start.mdx';

/** Seconds until `pnpm dev` listens and until it shows a page; milliseconds from each save to its sight. */
export interface DevMeasure {
  ready: number;
  shown: number;
  changes: number[];
}

/** Starts the dev server on a copy of the checkout with cold caches, opens a page and changes it. */
export async function measureDev(browser: Browser): Promise<DevMeasure> {
  const copy = copySite();
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const child = spawn('node node_modules/@rspress/core/bin/rspress.js dev', {
    cwd: copy.root,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(PORT) },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (log += part));
  try {
    const url = `http://localhost:${PORT}`;
    while (!(await fetch(url).catch(() => undefined))?.ok) {
      if (seconds() > 120) throw new Error(`The dev server does not listen:\n${log.slice(-3000)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const ready = seconds();
    const page = await browser.newPage();
    await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
    await page.goto(`${url}/guide/start/quick-start`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
    const shown = seconds();
    await page.waitForTimeout(3000);
    const file = path.join(copy.root, PAGE);
    const source = readFileSync(file, 'utf8');
    const changes: number[] = [];
    for (let change = 1; change <= CHANGES; change++) {
      const words = `Sentence number ${change} of the benchmark.`;
      const saved = performance.now();
      writeFileSync(file, `${source}\n${words}\n`);
      await page.getByText(words).waitFor({ timeout: 60_000 });
      changes.push(performance.now() - saved);
      await page.waitForTimeout(1000);
    }
    await page.close();
    return { ready, shown, changes };
  } finally {
    if (child.pid) process.kill(-child.pid);
    copy.remove();
  }
}
