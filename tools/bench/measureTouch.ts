import type { Browser } from '@playwright/test';
import { openSlowPage } from './measurePage';

/** How long a page is left alone before the first touch: an app that starts by itself has begun by then. */
const SETTLE_MS = 2500;
/** Typed right after the effect. */
const TYPED = 'dts';

/**
 * Milliseconds from the very first press on a page, Ctrl+K, until a field has the focus, on a desktop
 * with a processor `cpu` times slower. A field counts only when it really takes what is typed: `NaN` when
 * none gets the focus within 10 s, or when the text is not in the site's own field once the site is active.
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
  await page.keyboard.type(TYPED);
  // Until the app is there, another field may stand in for its own (search/early).
  const isTaken = await page
    .waitForFunction((text) => {
      const field = document.activeElement;
      const isOwn = field instanceof HTMLInputElement && !field.closest('.early-search');
      return isOwn && field.value === text;
    }, TYPED)
    .then(() => true)
    .catch(() => false);
  await page.context().close();
  if (!isTaken) return Number.NaN;
  return effect === null ? Number.NaN : Number(effect);
}
