import type { Browser } from '@playwright/test';
import { openSlowPage } from './measurePage';

/** Theme switches, by the markup of the usual generators. */
const SWITCH = '.rp-switch-appearance, .VPSwitchAppearance, button[class*="colorModeToggle"]';
const PRESSES = 4;
/** Between presses: longer than the 400 ms that a theme may be revealed in (specification 4.14). */
const SETTLE_MS = 1000;
/** A switch that has no effect in this time has none. */
const PATIENCE_MS = 5000;

/** Runs in every page: the time from a press until the ground of the page is drawn in another color. */
function watchTheme() {
  const ground = () =>
    [document.documentElement, document.body]
      .map((element) => getComputedStyle(element).backgroundColor)
      .join();
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      const before = ground();
      delete document.documentElement.dataset.switched;
      const look = () => {
        if (ground() === before) return requestAnimationFrame(look);
        requestAnimationFrame(() =>
          setTimeout(() => {
            document.documentElement.dataset.switched = String(performance.now() - timeStamp);
          }),
        );
      };
      look();
    },
    true,
  );
}

/**
 * Milliseconds from a press on the theme switch until the page is drawn in the other theme, on a desktop
 * with a processor `cpu` times slower. `NaN` when nothing changes; empty for an unknown switch.
 */
export async function measureTheme(browser: Browser, url: string, cpu: number): Promise<number[]> {
  const { page } = await openSlowPage(browser, cpu, false);
  await page.addInitScript(watchTheme);
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(700, 400);
  await page.waitForTimeout(2 * SETTLE_MS);
  const control = page.locator(SWITCH).filter({ visible: true }).first();
  const times: number[] = [];
  for (let press = 0; press < PRESSES && (await control.count()) > 0; press++) {
    await control.click();
    const root = await page
      .waitForSelector('html[data-switched]', { state: 'attached', timeout: PATIENCE_MS })
      .catch(() => null);
    times.push(Number((await root?.getAttribute('data-switched')) ?? Number.NaN));
    await page.waitForTimeout(SETTLE_MS);
  }
  await page.context().close();
  return times;
}
