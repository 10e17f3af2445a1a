import { expect, fixturePath, testChinese } from '../../kit/reader';

const opened = '.medium-zoom-image--opened';

testChinese(
  '2.3.29 4.30 Enter and Space enlarge a picture, Escape closes it and focus stays on it; moving focus away closes it too',
  async ({ page, open, reader }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(fixturePath('features', reader, 'guide/pictures'));
    await expect(page.locator('img[alt=Dot].medium-zoom-image')).toBeVisible();
    const picture = page.getByRole('button', { name: '放大：Dot' });
    await picture.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(page.locator(opened)).toHaveCount(1);
      await expect(picture).toBeFocused();
      await expect(async () => {
        // medium-zoom ignores input while it opens.
        await page.keyboard.press('Escape');
        await expect(page.locator(opened)).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
      await expect(picture).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(page.locator(opened)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(page.locator(opened)).toHaveCount(0);
    await expect(page.locator('.medium-zoom-overlay')).toHaveCount(0);
  },
);
