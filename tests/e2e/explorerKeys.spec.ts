import { EXPLORER_PAGES, option } from '../kit/explorerPage';
import { startApp } from '../kit/startApp';
import { expect, type Page, test } from '../kit/test';

/** Whether the center of the focused element is visible, or what covers it. */
const focusInSight = (page: Page) =>
  page.evaluate(() => {
    const { x, y, width, height } =
      document.activeElement?.getBoundingClientRect() ?? new DOMRect();
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    return document.activeElement?.contains(at) || `under ${at?.outerHTML.slice(0, 80)}`;
  });

test('no option that gets keyboard focus is covered by a bar, in a window as small as at 400 % zoom and at each height', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { path } of EXPLORER_PAGES) {
    await page.goto(path);
    await startApp(page);
    await option(page, 'output.minify', 'false').focus();
    for (const key of ['output.minify', 'syntax', 'syntax', 'dts', 'dts']) {
      await page.keyboard.press('Shift+Tab');
      expect(await focusInSight(page), key).toBe(true);
    }
  }
  for (const height of [600, 700, 768, 800]) {
    await page.setViewportSize({ width: 1024, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('.explorer-sources input:checked').evaluate((radio: HTMLElement) => {
      radio.focus({ preventScroll: true });
    });
    for (const key of ['format', 'format', 'bundle', 'bundle', 'dts', 'dts']) {
      await page.keyboard.press('Tab');
      expect(await focusInSight(page), `${key} at ${height}`).toBe(true);
    }
  }
});
