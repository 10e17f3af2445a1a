import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { SLOW_4G } from '../../tools/bench/load';
import { listen } from '../../tools/host/listen';
import { holdApp, startApp } from '../kit/startApp';
import { expect, moveFromPointer, type Page, test } from '../kit/test';

// A streamed page never moves, neither while it loads nor on hydration: a layout shift of 0.
const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 412, height: 823 },
];
const PAGES = [
  '/',
  '/guide/start/quick-start',
  '/config/',
  '/guide/start/explore',
  '/config/lib/dts',
  '/blog/',
  '/guide/basic/clii',
];
/** 1.6 Mbit/s: a slow phone connection, slow enough for a paint between two chunks of a page. */
const SLOW_LINE = { ...SLOW_4G, latency: 50 };

declare global {
  interface Window {
    shifts: string[];
  }
}

/** Records layout shifts in `window.shifts`. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem('rspress-visited', '1');
    window.shifts = [];
    const name = (node?: Node) => {
      const { className = '', nodeName = '' } = (node ?? {}) as Partial<Element>;
      return `${nodeName}.${className}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number;
          sources: { node?: Node }[];
        };
        const moved = sources.map(({ node }) => name(node));
        // A table's column widths are final only with its last row: 0.005 at most, measured.
        const isTable = moved.every((node) => /^T[DH]\./.test(node));
        // Below 0.001 counts as 0, as in reports: a button that is half loaded.
        if (value < (isTable ? 0.01 : 0.001)) continue;
        window.shifts.push(`${value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The recorded shifts; the last one is reported after the frames in which it happened. */
const readShifts = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return window.shifts;
  });

for (const [column, viewport] of VIEWPORTS.entries()) {
  test(`nothing moves while a page loads, ${viewport.width} px wide`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    for (const [row, path] of PAGES.entries()) {
      // Each page is tested wide in one language and narrow in the other.
      const address = `${(row + column) % 2 ? '/zh' : ''}${path}`;
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
      const page = await context.newPage();
      await moveFromPointer(page);
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_LINE);
      await watchShifts(page);
      await page.goto(`${baseURL}${address}`);
      await startApp(page);
      // Suggestions for an unknown address come with the app.
      if (path.endsWith('clii')) await page.locator('main p + nav').waitFor();
      expect(await readShifts(page), address).toEqual([]);
      await context.close();
    }
  });
}

/** Serves a page in two chunks, the second when `release` is called. */
async function serveInTwo(file: string, cutAt: (html: string) => number) {
  const html = readFileSync(`doc_build/${file}`, 'utf8');
  const cut = cutAt(html);
  let release = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== '/page') return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, cut));
    release = () => response.end(html.slice(cut));
  });
  const address = `${await listen(server)}/page`;
  return { address, release: () => release(), close: () => server.close() };
}

test('nothing moves when only the first tab of a row has been parsed', async ({ page }) => {
  const host = await serveInTwo('zh/config/lib/dts.html', (html) =>
    html.indexOf('</label>', html.indexOf('data-kind="output"')),
  );
  await page.setViewportSize({ width: 412, height: 823 });
  await holdApp(page);
  await watchShifts(page);
  await page.goto(host.address, { waitUntil: 'commit' });
  const tabs = page.locator('[data-kind="output"] label');
  await expect(tabs).toHaveCount(1);
  await readShifts(page);
  host.release();
  await expect(tabs.nth(1)).toBeAttached();
  expect(await readShifts(page)).toEqual([]);
  host.close();
});

test('the title of the explorer does not move when the explorer is parsed, from 1024 to 1920 px', async ({
  page,
}) => {
  const host = await serveInTwo('guide/start/explore.html', (html) =>
    html.indexOf('<div class="rp-not-doc explorer '),
  );
  await holdApp(page);
  await watchShifts(page);
  for (const width of [1024, 1280, 1536, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(host.address, { waitUntil: 'commit' });
    await expect(page.locator('.site-article > h2')).toHaveCount(1);
    await readShifts(page);
    host.release();
    await expect(page.locator('.explorer')).toBeAttached();
    expect(await readShifts(page), `${width} px`).toEqual([]);
  }
  host.close();
});
