import { testChinese, testEnglish } from '../../kit/reader';
import { boxOf } from '../measure';
import { expect, FOUND, openSearch, START, searchOf } from './searchDialog';

testEnglish(
  '2.7.1 2.7.4 2.7.5 on a phone the dialog fills the screen, Cancel closes it, and a tap opens a result',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, FOUND.query);
    const size = page.viewportSize();
    const box = await search.dialog.boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: size?.width });
    expect(box?.height).toBeCloseTo(size?.height ?? 0, 0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBe(0);
    await search.cancel.tap();
    await expect(search.dialog).toHaveCount(0);
    await search.button.tap();
    await search.ask(FOUND.query);
    await search.rows.first().getByRole('link').tap();
    await expect(search.dialog).toHaveCount(0);
    await expect(page).toHaveURL(reader.prefix + FOUND.path);
  },
);

testChinese(
  'on a rotated phone the first result is visible above the keyboard, and the last one can be reached',
  async ({ page, open, reader }) => {
    await page.setViewportSize({ width: 844, height: 180 });
    const search = await openSearch({ page, open, reader }, 'dts');
    await expect(search.rows.first()).toBeInViewport({ ratio: 0.5 });
    await page.setViewportSize({ width: 844, height: 390 });
    const reachLast = async () => {
      await search.rows.last().scrollIntoViewIfNeeded();
      await expect(search.rows.last()).toBeInViewport({ ratio: 1 });
    };
    await reachLast();
    // Today's keyboards cover the window without making it smaller.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 500 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await reachLast();
    await expect
      .poll(async () => (await boxOf(search.rows.last())).bottom)
      .toBeLessThanOrEqual(500);
  },
);

testEnglish(
  'on a phone a long message of the error index is shown in full',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, 'externalHelpers is enabled, but');
    const title = search.rows.first().locator('.title');
    await expect(title).toContainText('@swc/helpers');
    const { hidden, row } = await title.evaluate((element) => ({
      hidden: element.scrollWidth - element.clientWidth,
      row: element.closest('[role=treeitem]')?.getBoundingClientRect().height,
    }));
    expect(hidden).toBe(0);
    expect(row).toBeGreaterThanOrEqual((await title.boundingBox())?.height ?? Infinity);
  },
);

testEnglish(
  'on a phone the Back gesture closes the dialog and stays on the page',
  async ({ page, open, reader }) => {
    // The gesture cannot be simulated. It is a close request, like Escape, which no script handles here.
    await page.addInitScript(() =>
      addEventListener('keydown', (event) => event.stopImmediatePropagation(), true),
    );
    const goBack = () => page.keyboard.press('Escape');
    await open(reader.prefix + START);
    const search = searchOf(page, reader);
    for (const query of ['', FOUND.query]) {
      await search.button.tap();
      await expect(search.field).toBeFocused();
      if (query) await search.ask(query);
      // In the field, Escape would clear the query first.
      await page.keyboard.press('Tab');
      await goBack();
      await expect(search.dialog).toHaveCount(0);
      await expect(search.button).toBeFocused();
      await expect(page).toHaveURL(reader.prefix + START);
    }
  },
);
