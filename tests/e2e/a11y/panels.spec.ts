import { KINDS, SIDES } from '../../a11y/pageKinds';
import { openPage } from '../../kit/openPage';
import { expect, test } from '../../kit/test';

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
      opener: 'button[popovertarget="site-sidebar"]',
      content: '#site-sidebar',
    },
    {
      panel: 'the outline',
      opener: 'button[popovertarget="site-outline"]',
      content: '#site-outline',
    },
  ];
  for (const { panel, opener, content } of PANELS) {
    test.describe(`${language}, ${panel}`, () => {
      test('opens by key, takes focus, gives focus back', async ({ page }) => {
        await openPage(page, prefix + KINDS.article);
        const button = page.locator(opener).first();
        const panel = page.locator(content);
        await button.press('Enter');
        await expect(panel).toBeVisible();
        await expect(page.locator(`${content} :focus`)).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(button).toBeFocused();
      });

      test('closes when the focus goes on behind it', async ({ page }) => {
        await openPage(page, prefix + KINDS.article);
        await page.locator(opener).first().press('Enter');
        const panel = page.locator(content);
        await expect(panel.locator(':focus')).toHaveCount(1);
        await panel.locator('a[href], button, summary').last().focus();
        await page.keyboard.press('Tab');
        await expect(panel).toBeHidden();
        await expect(page.locator(':focus')).toBeInViewport();
      });

      test('closes when a link in it is followed, and in a wide window', async ({ page }) => {
        await openPage(page, prefix + KINDS.article);
        const button = page.locator(opener).first();
        const open = page.locator(`${content}:popover-open`);
        await button.click();
        await expect(open.locator(':focus')).toHaveCount(1);
        await open.locator('a:not([aria-current])').first().press('Enter');
        await expect(open).toHaveCount(0);
        await button.click();
        await expect(open).toHaveCount(1);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expect(open).toHaveCount(0);
      });
    });
  }

  test(`${language}: a press outside closes the sidebar`, async ({ page }) => {
    await openPage(page, prefix + KINDS.article);
    const button = page.getByRole('button', { name: menu, exact: true });
    await button.click();
    await expect(page.locator('#site-sidebar :focus')).toHaveCount(1);
    await page.mouse.click(380, 500);
    await expect(page.locator('#site-sidebar')).toBeHidden();
  });
}
