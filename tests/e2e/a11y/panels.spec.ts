import { KINDS } from '../../a11y/pageKinds';
import { READERS } from '../../kit/reader';
import { openPage } from '../../kit/startApp';
import { expect, test } from '../../kit/test';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const PANELS = [
  ['2.6.13 the navigation panel', '.rp-nav-hamburger__sm', '.rp-nav-screen'],
  ['2.3.21 4.18 the sidebar', 'button[popovertarget="site-sidebar"]', '#site-sidebar'],
  ['the outline', 'button[popovertarget="site-outline"]', '#site-outline'],
] as const;

// The panels are the same in both languages, so they alternate.
PANELS.forEach(([name, opener, content], row) => {
  const { language, prefix } = READERS[row % 2 === 0 ? 0 : 1];
  test(`${name} takes focus, returns it, and closes when the reader moves on (${language})`, async ({
    page,
  }) => {
    await openPage(page, prefix + KINDS.article);
    const button = page.locator(opener).first();
    const panel = page.locator(content);
    const open = page.locator(`${content}:popover-open`);
    await test.step('opens by keyboard and takes focus; Escape returns it', async () => {
      await button.press('Enter');
      await expect(panel).toBeVisible();
      await expect(panel.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(button).toBeFocused();
    });
    await test.step('closes when focus moves past it', async () => {
      await button.press('Enter');
      await expect(panel.locator(':focus')).toHaveCount(1);
      await panel.locator('a[href], button, summary').last().focus();
      await page.keyboard.press('Tab');
      await expect(panel).toBeHidden();
      await expect(page.locator(':focus')).toBeInViewport();
    });
    await test.step('closes when a link in it is followed, on a click outside, and in a wide window', async () => {
      await button.click();
      await expect(open.locator(':focus')).toHaveCount(1);
      await open.locator('a:not([aria-current])').first().press('Enter');
      await expect(open).toHaveCount(0);
      if (content === '#site-sidebar') {
        await button.click();
        await expect(open.locator(':focus')).toHaveCount(1);
        await page.mouse.click(380, 500);
        await expect(open).toHaveCount(0);
      }
      await button.click();
      await expect(open).toHaveCount(1);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(open).toHaveCount(0);
    });
  });
});
