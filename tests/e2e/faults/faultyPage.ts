/** Shared by the fault tests: a host with faults and, for timing, a slow phone on a slow connection. */
import { SLOW_4G } from '../../../tools/bench/load';
import { test as base, expect, type Page } from '../../kit/test';
import { type FaultServer, startFaultServer } from './faultServer';

/** An image that delays the load event; see `loadLater`. */
export const LATE_PICTURE = /late-picture\.png$/;
export const SCRIPTS = /\.js$/;

export const test = base.extend<{ host: FaultServer }, { server: FaultServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const server = await startFaultServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  /** This test's host, without faults until `setFaults`. */
  host: async ({ server }, use) => {
    server.setFaults();
    await use(server);
    server.setFaults();
  },
});

/** The same with a slow CPU and connection, for what happens while the app loads. */
export const slowTest = test.extend<{ slow: undefined }>({
  slow: [
    async ({ page }, use) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Delays the load event with a slow image. */
export const loadLater = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.body.append(Object.assign(new Image(), { src: '/late-picture.png' })),
    );
  });

export const isReady = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 15_000 });

/** Scroll position in CSS pixels, once it has been stable for twelve frames. */
export const settledTop = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let last = scrollY, same = 0; same < 12; last = scrollY) {
      await frame();
      same = scrollY === last ? same + 1 : 0;
    }
    return Math.round(scrollY);
  });

export { expect };
