import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until its scripts listen; the first-visit redirect stays away. Gives the host's answer. */
export async function openPage(page: Page, route: string) {
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  const response = await page.goto(route);
  await page.mouse.move(2, 100);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 15_000 });
  return response;
}
