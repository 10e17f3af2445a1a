import { TOOL } from '../../site';
import { expect, READERS, test } from '../kit/reader';
import { holdApp } from '../kit/startApp';

for (const { language, prefix, words } of READERS) {
  test(`the command that installs the tool is copied from the home page, also before the app is there; what stands above the name is one line on a phone (${language})`, async ({
    page,
    open,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page.getByRole('main').getByRole('button', { name: words.copy });
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.setViewportSize({ width: 390, height: 844 });
    await open(`${prefix}/`);
    await copy.click();
    await expect.poll(copied).toBe(TOOL.install);
    await page.evaluate(() => navigator.clipboard.writeText('nothing'));
    await page.route('**/*.js', () => {});
    await holdApp(page);
    await page.goto(`${prefix}/`);
    await copy.click();
    await expect.poll(copied).toBe(TOOL.install);
    const code = await page.getByText(TOOL.install).boundingBox();
    expect(code?.height, 'of one line').toBeLessThan(32);
    const badge = await page.locator('.home-badge').boundingBox();
    expect(badge?.height, 'of one line').toBeLessThanOrEqual(36);
  });
}
