import type { Page } from '@playwright/test';

/**
 * Runs in the page: resolves once the app listens. `waitForFunction` would inject 340 KB of Playwright's script, and a timer
 * would never fire where a test stops the clock.
 */
function appListens() {
  const root = document.documentElement;
  return new Promise<void>((listens) => {
    const look = () => root.dataset.app === 'ready' && listens();
    new MutationObserver(look).observe(root, { attributeFilter: ['data-app'] });
    look();
  });
}

/** Waits until the app of the open page listens. Throws if the page is left meanwhile. */
export const appIsReady = (page: Page) => page.evaluate(appListens);

/** Keeps the app of pages opened later from starting by itself: it waits for the reader, as with data saver on. */
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

/** Opens a page and waits until the app listens. Returns the host's response. */
export async function openPage(page: Page, route: string) {
  const response = await page.goto(route);
  await page.mouse.move(2, 100);
  await appIsReady(page);
  return response;
}
