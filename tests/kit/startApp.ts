import type { Page } from '@playwright/test';

/**
 * In the page: settles when the app listens. `waitForFunction` would put 340 KB of Playwright's own script into the
 * page for it, and a timer would stand where a test holds the clock.
 */
function appListens() {
  const root = document.documentElement;
  return new Promise<void>((listens) => {
    const look = () => root.dataset.app === 'ready' && listens();
    new MutationObserver(look).observe(root, { attributeFilter: ['data-app'] });
    look();
  });
}

/** Waits until the app of the page that is open listens. Throws when the page is left meanwhile. */
export const appIsReady = (page: Page) => page.evaluate(appListens);

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

/** Opens a page and waits until its scripts listen. Gives the host's answer. */
export async function openPage(page: Page, route: string) {
  const response = await page.goto(route);
  await page.mouse.move(2, 100);
  await appIsReady(page);
  return response;
}
