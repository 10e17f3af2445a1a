import { expect, type Page } from '@playwright/test';

/**
 * Waits until the app of an opened page has started. Without this it starts on the first click, key,
 * hover or scroll of a test, or by itself some seconds after the load; a test needs it only when it
 * looks at what the app does before that.
 */
export async function startApp(page: Page) {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
}
