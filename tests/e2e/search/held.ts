import type { Page, Route } from '@playwright/test';
import { builtScript } from '../../../tools/builtScript';

/** The app's scripts: none of it runs. */
export const SCRIPTS = '**/static/js/**';
/** The script that renders the search dialog. */
export const DIALOG = `**/${builtScript('search dialog')}`;

/** Holds matching files until the returned function is called, then passes them to `answer`, by default unchanged. */
export async function hold(
  page: Page,
  pattern: string | RegExp,
  answer = (route: Route): Promise<unknown> => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    // The requesting page may be gone by now.
    await answer(route).catch(() => {});
  });
  return release;
}
