import type { Browser } from '@playwright/test';
import { openSlowPage } from './measurePage';

/** How long a page is left alone before the first touch: idle prefetch is done by then. */
const SETTLE_MS = 2500;

/**
 * Milliseconds from the very first press on a page, Ctrl+K, until a field has the focus, on a desktop
 * with a processor `cpu` times slower; `NaN` when none gets it within 10 s.
 */
export async function measureFirstKey(browser: Browser, url: string, cpu: number): Promise<number> {
  const { page } = await openSlowPage(browser, cpu, false);
  await page.addInitScript(() => {
    let pressed = 0;
    window.addEventListener(
      'keydown',
      (event) => {
        pressed ||= event.timeStamp;
      },
      true,
    );
    document.addEventListener('focusin', ({ target }) => {
      if (!pressed || !(target instanceof HTMLInputElement)) return;
      requestAnimationFrame(() =>
        setTimeout(() =>
          document.documentElement.setAttribute('data-effect', String(performance.now() - pressed)),
        ),
      );
    });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.press('Control+k');
  const effect = await page
    .waitForSelector('html[data-effect]', { state: 'attached', timeout: 10_000 })
    .then((root) => root.getAttribute('data-effect'))
    .catch(() => null);
  await page.context().close();
  return effect === null ? Number.NaN : Number(effect);
}
