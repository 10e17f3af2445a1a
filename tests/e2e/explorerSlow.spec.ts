import { explorer as en } from '../../i18n/en/explorer';
import { EXPLORER_PAGES, option, panel } from '../kit/explorerPage';
import { startApp } from '../kit/startApp';
import { expect, type Page, test } from '../kit/test';
import { hold } from './search/held';

const RESULTS = '**/static/explorer/*.json';

/** Ways to retry fetching results that failed. */
const RETRIES: Record<string, (page: Page) => Promise<void>> = {
  'the button': (page) => panel(page).getByRole('button', { name: en['explorer.retry'] }).click(),
  'another choice': (page) => option(page, 'dts', 'true').check(),
};

for (const [name, retry] of Object.entries(RETRIES)) {
  test(`results that cannot be fetched are reported, and retried by ${name}`, async ({ page }) => {
    await page.route(RESULTS, (route) => route.abort());
    await page.goto('/guide/start/explore?source=function&format=cjs');
    const alert = panel(page).getByRole('alert');
    await expect(alert).toContainText(en['explorer.offline']);
    // The defaults are in the page and cannot fail.
    await option(page, 'format', 'esm').check();
    await expect(alert).toHaveCount(0);
    await option(page, 'format', 'cjs').check();
    await expect(alert).toBeVisible();
    await page.unroute(RESULTS);
    await retry(page);
    await expect(panel(page).locator('summary', { hasText: 'dist/index.cjs' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
}

test('results removed by a newer build are loaded with its page, for the same choice', async ({
  page,
}) => {
  await page.goto('/guide/start/explore');
  await startApp(page);
  await page.route(RESULTS, (route) => route.fulfill({ status: 404 }));
  await option(page, 'format', 'cjs').check();
  const alert = panel(page).getByRole('alert');
  await expect(alert).toBeVisible();
  await page.unroute(RESULTS);
  const loaded = page.waitForEvent('load');
  await alert.getByRole('button', { name: en['explorer.retry'] }).click();
  await loaded;
  await expect(option(page, 'format', 'cjs')).toBeChecked();
  await expect(panel(page).locator('summary', { hasText: 'dist/index.cjs' })).toBeVisible();
});

test('until results arrive the previous ones are dimmed, and the archive already matches the choice', async ({
  page,
}) => {
  const { path, t } = EXPLORER_PAGES[1];
  await page.goto(path);
  await startApp(page);
  const release = await hold(page, RESULTS);
  const requests: string[] = [];
  page.on(
    'request',
    (request) => /\/explorer\/.*json$/.test(request.url()) && requests.push(request.url()),
  );
  await option(page, 'dts', 'true').check();
  await option(page, 'format', 'cjs').check();
  const busy = panel(page).locator('[aria-busy="true"]');
  await expect(busy).toHaveCount(1);
  await expect(busy.locator('summary', { hasText: 'dist/' })).not.toHaveCount(0);
  await expect(busy).toHaveCSS('opacity', '0.4');
  const link = panel(page).getByRole('link', { name: t['explorer.download'] });
  const early = await link.getAttribute('href');
  release();
  await expect(panel(page).locator('summary', { hasText: 'dist/index.cjs' })).toBeVisible();
  await expect(busy).toHaveCount(0);
  expect(early).toBe(await link.getAttribute('href'));
  // A choice made meanwhile waits for the same request.
  expect(requests).toHaveLength(1);
});
