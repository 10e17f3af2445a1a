import type { Page } from '@playwright/test';

/**
 * Waits until the app listens, at most `timeout` milliseconds. Asks every 20 ms inside the page: `expect` asks
 * the fifth time only after half a second, and most tests begin with this.
 */
export const appIsReady = (page: Page, timeout = 5_000) =>
  page.waitForFunction(() => document.documentElement.dataset.app === 'ready', undefined, {
    polling: 20,
    timeout,
  });

/** Keeps the app of the pages to be opened from starting by itself: it waits for the reader, as where data is saved. */
export const holdApp = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/**
 * Waits until the app of an opened page has started. Without this it starts when the page has loaded and the
 * browser is idle, or on the first click, key, hover or scroll before that.
 */
export async function startApp(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await appIsReady(page);
}
