import { TOOL } from '../../site';
import { expect, READERS, test } from '../kit/reader';
import { holdApp } from '../kit/startApp';
import type { Locator } from '../kit/test';
import { boxOf } from './measure';

for (const { language, prefix, words } of READERS) {
  test(`the install command can be copied from the home page, also before the app starts; the badge above the title is one line on a phone (${language})`, async ({
    page,
    open,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page
      .locator('.home-install')
      .getByRole('button', { name: words.copy })
      .filter({ visible: true });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${prefix}/`);
    await copy.click();
    await expect.poll(copied).toBe(`npm ${TOOL.install}`);
    await page.locator('.home-install label', { hasText: /^pnpm$/ }).click();
    await copy.click();
    await expect.poll(copied).toBe(`pnpm ${TOOL.install.replace('install', 'add')}`);
    await page.evaluate(() => localStorage.clear());
    await page.route('**/*.js', () => {});
    await holdApp(page);
    await page.goto(`${prefix}/`);
    await copy.click();
    await expect.poll(copied).toBe(`npm ${TOOL.install}`);
    const height = async (part: Locator) => (await boxOf(part)).height;
    expect(await height(page.getByText(`npm ${TOOL.install}`)), 'of one line').toBeLessThan(32);
    const box = page.locator('.home-install');
    expect(await height(box), 'its button beside it').toBeLessThan(110);
    const scroller = page.locator('.home-install .rp-codeblock__content__scroll-container:visible');
    expect((await boxOf(scroller)).right, 'and never over it').toBeLessThan((await boxOf(copy)).x);
    expect(await height(page.locator('.home-badge')), 'of one line').toBeLessThanOrEqual(36);
    await page.setViewportSize({ width: 768, height: 1024 });
    const { x, width } = await boxOf(box);
    expect(x + width / 2, 'below the buttons, in the middle').toBeCloseTo(768 / 2, 0);
  });
}
