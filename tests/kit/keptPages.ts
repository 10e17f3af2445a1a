import { expect, type Page } from '@playwright/test';
import { startApp } from './startApp';

/** Waits until the service worker has cached the page at an address. */
export const keptInCache = (page: Page, address: string) =>
  expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address), {
      timeout: 20_000,
    })
    .toBe(true);

/** Opens a page, starts the app and waits until the page is cached. */
export async function visit(page: Page, address: string) {
  await page.goto(address);
  await startApp(page);
  await keptInCache(page, address);
}
