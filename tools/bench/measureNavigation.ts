import type { Browser } from '@playwright/test';
import { openSlowPage } from './measurePage';

/** Links of the sidebar, by the markup of the usual generators. */
const SIDEBAR =
  '.rp-doc-layout__sidebar a[href], .rspress-sidebar a[href], .VPSidebar a[href], nav.sidebar a[href], .theme-doc-sidebar-menu a[href]';
const LINKS = 4;
/** A reader’s pointer rests on a link before the press: prefetch on hover gets its chance. */
const HOVER_MS = 120;
const SETTLE_MS = 1200;

/** Runs in every page: the time from a press until another heading is drawn, whole page loads included. */
function watchNavigation() {
  const KEY = 'bench-navigation';
  const now = () => performance.timeOrigin + performance.now();
  const heading = () =>
    [...document.querySelectorAll('h1')].find((h1) => h1.getBoundingClientRect().height > 0)
      ?.textContent;
  const resume = () => {
    const started = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!started) return;
    const look = () => {
      const isThere = location.pathname !== started.path && heading();
      if (!isThere || heading() === started.heading) return requestAnimationFrame(look);
      setTimeout(() => {
        sessionStorage.removeItem(KEY);
        document.documentElement.dataset.navigated = String(now() - started.at);
      });
    };
    look();
  };
  window.addEventListener(
    'click',
    (event) => {
      const at = performance.timeOrigin + event.timeStamp;
      delete document.documentElement.dataset.navigated;
      const start = { at, path: location.pathname, heading: heading() };
      sessionStorage.setItem(KEY, JSON.stringify(start));
      resume();
    },
    true,
  );
  window.addEventListener('DOMContentLoaded', resume);
}

/**
 * Milliseconds from a press on a link of the sidebar until the next page is drawn, for some links not
 * visited before, on a desktop with a processor `cpu` times slower. Empty for an unknown sidebar.
 */
export async function measureNavigation(
  browser: Browser,
  url: string,
  cpu: number,
): Promise<number[]> {
  const { page } = await openSlowPage(browser, cpu, false);
  await page.addInitScript(watchNavigation);
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(700, 400);
  await page.waitForTimeout(2 * SETTLE_MS);
  const here = new URL(page.url()).pathname;
  const addresses = await page
    .locator(SIDEBAR)
    .evaluateAll((links) =>
      links
        .filter((link) => link.getBoundingClientRect().height > 0)
        .map((link) => link.getAttribute('href') ?? ''),
    );
  const wanted = [...new Set(addresses)].filter((href) => href.startsWith('/') && href !== here);
  const times: number[] = [];
  for (const href of wanted.slice(0, LINKS)) {
    const link = page
      .locator(SIDEBAR)
      .and(page.locator(`[href="${href}"]`))
      .first();
    await link.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
    const root = await page
      .waitForSelector('html[data-navigated]', { state: 'attached', timeout: 15_000 })
      .catch(() => null);
    times.push(Number((await root?.getAttribute('data-navigated')) ?? Number.NaN));
    await page.waitForTimeout(SETTLE_MS);
  }
  await page.context().close();
  return times;
}
