import { spawn } from 'node:child_process';
import { cpSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { LANGUAGES } from '../../site';
import { scratchCopy } from '../../tests/kit/scratchCopy';
import { type Bench, type Measure, onLine, type Report, rowOf, spread } from './report';

const PORT = 4399;
const CHANGES = 5;
const PAGE = 'docs/en/guide/start/quick-start.mdx';

/** A copy of the checkout without caches, with `times` copies of the guide and config pages. */
function copySite(times = 1) {
  const copy = scratchCopy();
  for (const place of LANGUAGES.flatMap((language) =>
    ['guide', 'config'].map((section) => `docs/${language}/${section}`),
  )) {
    const section = path.basename(place);
    for (let more = 2; more <= times; more++) {
      cpSync(`${copy.root}/${place}`, `${copy.root}/${place}-${more}`, { recursive: true });
      // With addresses of the copy: keywords apply to sections of their own folder.
      for (const file of globSync(`${place}-${more}/**/_keywords.txt`, { cwd: copy.root })) {
        const own = new RegExp(`^/${section}(?=[/#\\s])`, 'gm');
        copy.write(file, copy.read(file).replace(own, `/${section}-${more}`));
      }
    }
  }
  return copy;
}

/** Starts a Node.js program in a process group of its own; `log` returns the end of its output. */
function start(command: string, cwd: string, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, {
    cwd,
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (log += part));
  return { child, log: () => log.slice(-3000) };
}

/** Size of the scripts that every page loads, in KB with brotli. */
function firstScriptsOf(site: string): number {
  const html = readFileSync(`${site}/index.html`, 'utf8');
  const [, list = '[]'] = html.match(/data-app='([^']*)'/) ?? [];
  const files: string[] = JSON.parse(list);
  const shared = files.filter((file) => !file.includes('/async/'));
  return shared.reduce((sum, file) => sum + statSync(`${site}${file}.br`).size, 0) / 1000;
}

/** Makes Node.js print its resource usage on exit: CPU time in microseconds, memory in KB. */
const PRINT_USED = `data:text/javascript,process.on('exit',()=>console.log('USED '+JSON.stringify(process.resourceUsage())))`;

/**
 * Builds a copy of the checkout with `times` copies of its pages, without any cache. Rejects with the end of the log if the
 * build fails.
 */
async function measureBuild(times: number): Promise<Measure> {
  const copy = copySite(times);
  const { scripts } = JSON.parse(copy.read('package.json'));
  const begun = performance.now();
  const { child, log } = start(
    scripts.build.replace('node', `node --import "${PRINT_USED}"`),
    copy.root,
  );
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - begun) / 1000;
  const pages = globSync('doc_build/**/*.html', { cwd: copy.root }).length;
  const firstScripts = code === 0 ? firstScriptsOf(`${copy.root}/doc_build`) : 0;
  copy.remove();
  if (code !== 0) throw new Error(`The build of ${times}x the pages failed:\n${log()}`);
  const used = JSON.parse(/^USED (.+)$/m.exec(log())?.[1] ?? '{}');
  return {
    pages,
    seconds,
    'CPU s': (used.userCPUTime + used.systemCPUTime) / 1e6,
    'peak memory, MB': used.maxRSS / 1000,
    'first scripts, KB': firstScripts,
  };
}

/** Adds CPU time per page. */
const withShare = (cost: Measure): Measure => ({
  ...cost,
  'CPU s a page': (cost['CPU s'] ?? Number.NaN) / (cost.pages ?? Number.NaN),
});

/** Cold builds of this checkout. */
export async function build({ runs }: Bench): Promise<Report> {
  const costs: Measure[] = [];
  for (let run = 0; run < runs; run++) costs.push(withShare(await measureBuild(1)));
  return { title: 'Build without any cache', rows: { '1x the pages': rowOf(costs) } };
}

/**
 * One cold build each with all pages once and four times. 16 times, 3,000 pages, would take over six minutes of CPU time,
 * so its costs are extrapolated linearly.
 */
export async function growth(): Promise<Report> {
  const [one, four] = [await measureBuild(1), await measureBuild(4)];
  const rows = {
    '1x the pages': rowOf([withShare(one)]),
    '4x the pages': rowOf([withShare(four)]),
    '16x, extrapolated': rowOf([withShare(onLine(one, four, (16 - 1) / (4 - 1)))]),
  };
  return { title: 'Growth of the build', rows };
}

/**
 * Starts the dev server on a copy of the checkout without caches, opens a page and changes it: seconds until it listens
 * and until it shows the page, milliseconds from each save until the change is visible.
 */
async function measureDev(browser: Bench['browser']) {
  const copy = copySite();
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1000;
  const command = 'node node_modules/@rspress/core/bin/rspress.js dev';
  const { child, log } = start(command, copy.root, { PORT: String(PORT) });
  try {
    const url = `http://localhost:${PORT}`;
    while (!(await fetch(url).catch(() => undefined))?.ok) {
      if (seconds() > 120) throw new Error(`The dev server does not listen:\n${log()}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const ready = seconds();
    const page = await browser.newPage();
    await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
    await page.goto(`${url}/guide/start/quick-start`, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
    const shown = seconds();
    await page.waitForTimeout(3000);
    const source = copy.read(PAGE);
    const changes: number[] = [];
    for (let change = 1; change <= CHANGES; change++) {
      const words = `Sentence number ${change} of the benchmark.`;
      const saved = performance.now();
      writeFileSync(path.join(copy.root, PAGE), `${source}\n${words}\n`);
      await page.getByText(words).waitFor({ timeout: 60_000 });
      changes.push(performance.now() - saved);
      await page.waitForTimeout(1000);
    }
    await page.close();
    return { measure: { 'listens, s': ready, 'shows a page, s': shown }, changes };
  } finally {
    if (child.pid) process.kill(-child.pid);
    copy.remove();
  }
}

/** The dev server of this checkout. */
export async function dev({ runs, browser }: Bench): Promise<Report> {
  const results: Awaited<ReturnType<typeof measureDev>>[] = [];
  for (let run = 0; run < runs; run++) results.push(await measureDev(browser));
  const row = {
    ...rowOf(results.map(({ measure }) => measure)),
    'change seen, ms': spread(results.flatMap(({ changes }) => changes)),
  };
  return { title: 'pnpm dev with cold caches', rows: { 'full site': row } };
}
