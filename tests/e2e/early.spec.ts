import type { Page } from '@playwright/test';
import { expect, test } from '../kit/reader';

const GUIDE = '/guide/start/quick-start';
const GUIDE_ZH = `/zh${GUIDE}`;
const root = (page: Page) => page.locator('html');

test('the app starts by itself, and no script is requested before the page has loaded', async ({
  page,
}) => {
  await page.goto(GUIDE_ZH);
  await expect(root(page)).toHaveAttribute('data-app', 'ready', { timeout: 15_000 });
  const early = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\.js$/.test(name));
    return {
      scripts: scripts.length,
      before: scripts
        .filter(({ startTime }) => startTime < (load?.loadEventEnd ?? 0))
        .map(({ name }) => name),
    };
  });
  expect(early.scripts).toBeGreaterThan(2);
  expect(early.before).toEqual([]);
});

test('the theme switch works at once, without the app, and the choice persists', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.route('**/*.js', () => {});
  await page.goto(GUIDE);
  const toggle = page.locator('.rp-switch-appearance').first();
  await toggle.click();
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await page.unroute('**/*.js');
  await page.reload();
  await expect(root(page)).toHaveClass(/\bdark\b/);
  await page.mouse.move(200, 300);
  await expect(root(page)).toHaveAttribute('data-app', 'ready');
  await expect(root(page)).toHaveClass(/\bdark\b/);
});

test('a stored theme never flashes: the root element keeps its class while the app starts', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('rspress-theme-appearance', 'dark');
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      seen.push(document.documentElement.classList.contains('dark'));
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['class'] });
  });
  await page.goto(GUIDE);
  await page.mouse.move(200, 300);
  await expect(root(page)).toHaveAttribute('data-app', 'ready');
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  expect(seen).not.toContain(false);
});
