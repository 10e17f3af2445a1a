import { fixtureUrl } from '../../fixtures/fixtures';
import { startApp } from '../../kit/startApp';
import { expect, test } from '../../kit/test';

test.use({ isFirstVisit: true });

const KEY = 'rspress-visited';
const guide = '/guide/start/quick-start';

for (const [locale, from, to] of [
  ['zh', '/', '/zh/'],
  // The address names the language: whoever shared it chose it.
  ['en-GB', `/zh${guide}`, `/zh${guide}`],
  ['fr-FR', guide, guide],
  ['en-US', guide, guide],
] as const) {
  test.describe(`${locale} at ${from}`, () => {
    test.use({ locale });
    test(`4.25 4.27 4.28 3.21 the first visit leads to ${to}`, async ({ page, baseURL }) => {
      await page.goto(`${from}?a=1#next-steps`);
      await expect(page).toHaveURL(`${baseURL}${to}?a=1#next-steps`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test.describe('a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });
  test('4.23 4.25 4.28 the first visit redirects to Chinese and is remembered, and the second one is not redirected', async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${guide}?a=1#next-steps`);
    await expect(page).toHaveURL(`${baseURL}/zh${guide}?a=1#next-steps`);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBe('1');
    await page.goto(guide);
    await expect(page).toHaveURL(`${baseURL}${guide}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test("4.27 mode 'never' does not redirect", async ({ page }) => {
    await page.goto(`${fixtureUrl('bare')}guide/`);
    await startApp(page);
    await expect(page).toHaveURL(`${fixtureUrl('bare')}guide/`);
  });
});

test.describe('a bot', () => {
  test.use({ locale: 'zh-CN', userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  test('4.26 bots are not redirected', async ({ page, baseURL }) => {
    await page.goto(guide);
    await expect(page).toHaveURL(`${baseURL}${guide}`);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  });
});
