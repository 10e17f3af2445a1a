import { startApp } from '../kit/startApp';
import { expect, moveFromPointer, test } from '../kit/test';

// A page comes in pieces: nothing moves while it streams in, nor when React takes over: a layout shift of 0.
const VIEWPORTS = [
  { width: 1280, height: 800 },
  { width: 412, height: 823 },
  { width: 1440, height: 900 },
];
const PAGES = [
  '/',
  '/guide/start/quick-start',
  '/config/',
  '/guide/start/explore',
  '/config/lib/dts',
  '/blog/',
];
/** 1.6 Mbit/s: a slow phone’s line, slow enough for a paint between two pieces of a page. */
const SLOW_LINE = {
  offline: false,
  latency: 50,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

declare global {
  interface Window {
    shifts: string[];
  }
}

for (const [column, viewport] of VIEWPORTS.entries()) {
  test(`nothing moves while a page comes in, ${viewport.width} px wide`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    for (const [row, path] of PAGES.entries()) {
      // Each page is seen in one language wide and in the other narrow.
      const address = `${(row + column) % 2 ? '/zh' : ''}${path}`;
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
      const page = await context.newPage();
      await moveFromPointer(page);
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_LINE);
      await page.addInitScript(() => {
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
            // A table finds the widths of its columns with its last row: 0.005 at most, measured.
            const isTable = moved.every((node) => /^T[DH]\./.test(node));
            // Below 0.001 is 0 as it is reported: a button of which half has come in.
            if (value < (isTable ? 0.01 : 0.001)) continue;
            window.shifts.push(`${value.toFixed(4)}: ${moved.join(', ')}`);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`${baseURL}${address}`);
      await startApp(page);
      // What the start of the app moves is reported after the frames in which it moved.
      const shifts = await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
        return window.shifts;
      });
      expect(shifts, address).toEqual([]);
      await context.close();
    }
  });
}
