import type { Page } from '@playwright/test';
import { appIsReady } from './startApp';

/** Opens a page and waits until its scripts listen. Gives the host's answer. */
export async function openPage(page: Page, route: string) {
  const response = await page.goto(route);
  await page.mouse.move(2, 100);
  await appIsReady(page);
  return response;
}
