import type { Page } from '@playwright/test';
import { expect, test, testChinese } from '../kit/reader';
import { boxOf } from './measure';
import { searchOf } from './search/searchDialog';

// Playwright hides the scrollbars, which on Windows, Linux and with a mouse on macOS take room.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const { ignoreDefaultArgs: omitted } = launchOptions;
    const others = Array.isArray(omitted) ? omitted : [];
    await use({ ...launchOptions, ignoreDefaultArgs: [...others, '--hide-scrollbars'] });
  },
});

const roomOfScrollbar = (page: Page) =>
  page.evaluate(() => innerWidth - document.documentElement.clientWidth);

testChinese(
  'no part of the page moves when search opens and takes the scrollbar away',
  async ({ page, open, reader }) => {
    const search = searchOf(page, reader);
    const parts = [page.getByRole('banner'), search.button, page.getByRole('main')];
    for (const width of [1440, 800]) {
      await page.setViewportSize({ width, height: 800 });
      await open(`${reader.prefix}/guide/start/compare`);
      expect(await roomOfScrollbar(page)).toBeGreaterThan(0);
      const places = () => Promise.all(parts.map(boxOf));
      const before = await places();
      await search.button.click();
      await expect(page.locator(':popover-open')).toBeVisible();
      expect(await places(), `${width} px`).toEqual(before);
    }
  },
);
