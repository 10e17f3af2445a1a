import { expect, test } from '@playwright/test';
import { KINDS, SIDES } from '../../a11y/pageKinds';
import { openPage } from './openPage';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

for (const { language, prefix, menu } of SIDES) {
  const PANELS = [
    {
      panel: 'the navigation panel',
      opener: '.rp-nav-hamburger__sm',
      content: '.rp-nav-screen',
    },
    {
      panel: 'the sidebar',
      opener: 'button[aria-controls="site-sidebar"]',
      content: '#site-sidebar',
    },
    {
      panel: 'the outline',
      opener: 'button[aria-controls="site-outline"]',
      content: '#site-outline',
    },
  ];
  for (const { panel, opener, content } of PANELS) {
    test.describe(`${language}, ${panel}`, () => {
      test('opens by key, takes focus, makes the page inert, gives focus back', async ({
        page,
      }) => {
        await openPage(page, prefix + KINDS.article);
        const button = page.locator(opener).first();
        const main = page.locator('main');
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator(`${content} :focus`)).toHaveCount(1);
        expect(await main.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
        await page.keyboard.press('Escape');
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await expect(button).toBeFocused();
        expect(await main.evaluate((element) => element.closest('[inert]') !== null)).toBe(false);
      });

      test('closes when a link in it is followed, and in a wide window', async ({ page }) => {
        await openPage(page, prefix + KINDS.article);
        const button = page.locator(opener).first();
        await button.click();
        await expect(page.locator(`${content} :focus`)).toHaveCount(1);
        await page.locator(`${content} a:not([aria-current])`).first().press('Enter');
        await expect(page.locator('[inert]')).toHaveCount(0);
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await button.click();
        await expect(page.locator('main')).toHaveJSProperty('isConnected', true);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect(page.locator('[inert]')).toHaveCount(0);
      });
    });
  }

  test(`${language}: a press outside closes the sidebar`, async ({ page }) => {
    await openPage(page, prefix + KINDS.article);
    const button = page.getByRole('button', { name: menu, exact: true });
    await button.click();
    await expect(page.locator('#site-sidebar :focus')).toHaveCount(1);
    await page.mouse.click(380, 500);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
}
