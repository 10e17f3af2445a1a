import { LANGUAGE_LABELS } from '../../../site';
import { expect, partsOf, testChinese, testEnglish } from '../../kit/reader';
import { boxOf, drawn, topOf } from '../measure';

const guide = '/guide/start/quick-start';

testEnglish(
  '2.3.20 2.6.16 9.20 2.3.22 on a phone a bar of 46 px opens the sidebar; the page behind does not scroll while it is open',
  async ({ page, open, reader }) => {
    await open(reader.prefix + guide);
    const { menu, sidebar, outline } = partsOf(page, reader);
    expect((await boxOf(menu)).height).toBe(46);
    await expect(sidebar).toBeHidden();
    await expect(outline).toBeHidden();
    const button = menu.getByRole('button', { name: reader.words.menu });
    const swipe = async () => {
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      await page.mouse.move(width - 10, height / 2);
      await page.mouse.wheel(0, 300);
      await drawn(page);
      return topOf(page);
    };
    await expect.poll(swipe).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    await button.tap();
    await expect(sidebar).toBeVisible();
    expect(await swipe()).toBe(0);
    expect(await swipe()).toBe(0);
    await page.keyboard.press('Escape');
    await expect(sidebar).toBeHidden();
    await expect.poll(swipe).toBeGreaterThan(0);
  },
);

testChinese(
  '2.6.12 the hamburger button opens a full-screen panel',
  async ({ page, open, reader }) => {
    await open(reader.prefix + guide);
    await page.getByRole('banner').getByRole('button', { name: reader.t['controls.menu'] }).tap();
    const panel = page.getByRole('navigation', { name: reader.t['controls.menu'] });
    await expect(panel).toBeVisible();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect((await boxOf(panel)).width).toBe(width);
    const bottom = async () => Math.round((await boxOf(panel)).bottom);
    await expect.poll(bottom).toBeGreaterThanOrEqual(height);
    await expect(panel.locator(`a[href="${reader.prefix}/config/"]`)).toBeVisible();
    await expect(
      panel.getByRole('link', { name: LANGUAGE_LABELS[reader.language].label }),
    ).toBeVisible();
  },
);
