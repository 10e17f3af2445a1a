/** What the tests of faults share: a host with faults and, where time matters, a slow phone on a slow line. */
import { SLOW_4G } from '../../../tools/bench/load';
import { test as base, expect, type Page } from '../../kit/test';
import { type FaultServer, startFaultServer } from './faultServer';

/** A picture that the page waits for with its load event, see `loadLater`. */
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
  /** The host of this test, without faults until `setFaults`. */
  host: async ({ server }, use) => {
    server.setFaults();
    await use(server);
    server.setFaults();
  },
});

/** The same on a slow processor and line: for what happens while the app loads. */
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

/** Gives the page a picture that comes late, so that its load event does. */
export const loadLater = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.body.append(Object.assign(new Image(), { src: '/late-picture.png' })),
    );
  });

export const isReady = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 15_000 });

/** Position of the page once it has been the same for twelve frames, in CSS pixels. */
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
