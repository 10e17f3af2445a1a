import type { Page, Route } from '@playwright/test';
import { builtScript } from '../../../tools/builtScript';

/** The scripts of the app: nothing of it runs. */
export const SCRIPTS = '**/static/js/**';
/** The script that fills the search dialog. */
export const DIALOG = `**/${builtScript('search dialog')}`;

/** Holds back the files of a pattern until the function it gives is called; then `answer` has them, by default as they are. */
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
    // The page that asked may be gone by then.
    await answer(route).catch(() => {});
  });
  return release;
}
