import { READERS } from '../kit/reader';
import { expect, test } from '../kit/test';

test.use({ javaScriptEnabled: false });

test('4.3 a guide page is readable and its links work', async ({ page }) => {
  await page.goto('/zh/guide/start/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('.rp-doc-layout__sidebar a[href$="/quick-start"]').click();
  await expect(page).toHaveURL(/\/zh\/guide\/start\/quick-start$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#next-steps')).toBeVisible();
});

test('on a phone the sidebar opens, and the menu has no label for a switch that needs JavaScript', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/zh/guide/start/');
  await page.getByRole('button', { name: READERS[1].words.menu, exact: true }).click();
  await expect(page.locator('#site-sidebar').getByRole('link').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.locator('.rp-nav-hamburger__sm').click();
  await expect(page.getByRole('link', { name: 'English' }).locator('visible=true')).toHaveCount(1);
  await expect(page.getByText('主题', { exact: true }).locator('visible=true')).toHaveCount(0);
});

test('dark mode follows the system, in code too', async ({ page }) => {
  const colors = () =>
    page.evaluate(() => {
      const read = (selector: string) => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element).color : '';
      };
      return {
        background: getComputedStyle(document.body).backgroundColor,
        text: read('h1'),
        code: read('pre.shiki span[style]'),
        scheme: getComputedStyle(document.documentElement).colorScheme,
      };
    });
  const seen = [];
  await page.goto('/guide/start/quick-start');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    seen.push(await colors());
  }
  const [light, dark] = seen;
  expect(dark?.scheme).toBe('dark');
  for (const key of ['text', 'code'] as const) {
    expect(light?.[key]).toMatch(/^rgb/);
    expect(dark?.[key]).not.toBe(light?.[key]);
  }
});
