import { testChinese, testEnglish } from '../../kit/reader';
import { expect, FOUND, openSearch, START, searchOf } from './searchDialog';

testEnglish(
  '2.7.1 2.7.4 on a phone the dialog fills the screen and Cancel closes it',
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
  },
);

testEnglish(
  'on a phone that is turned the last result can be reached',
  async ({ page, open, reader }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    const search = await openSearch({ page, open, reader }, 'dts');
    await search.rows.last().scrollIntoViewIfNeeded();
    await expect(search.rows.last()).toBeInViewport({ ratio: 1 });
  },
);

testChinese('2.7.5 on a phone a result is opened by a tap', async ({ page, open, reader }) => {
  const search = await openSearch({ page, open, reader }, FOUND.query);
  await search.rows.first().getByRole('link').tap();
  await expect(search.dialog).toHaveCount(0);
  await expect(page).toHaveURL(reader.prefix + FOUND.path);
});

testEnglish(
  'on a phone a long message of the error index is read to its end',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, 'externalHelpers is enabled, but');
    const title = search.rows.first().locator('.DocSearch-Hit-content-wrapper');
    await expect(title).toContainText('@swc/helpers');
    const { hidden, row } = await title.evaluate((element) => ({
      hidden: element.scrollWidth - element.clientWidth,
      row: element.closest('.DocSearch-Hit-Container')?.getBoundingClientRect().height,
    }));
    expect(hidden).toBe(0);
    expect(row).toBeGreaterThanOrEqual((await title.boundingBox())?.height ?? Infinity);
  },
);

testEnglish(
  'on a phone the Back gesture closes the dialog and leaves the page where it is',
  async ({ page, open, reader }) => {
    // The gesture itself cannot be made here: the browser would tell this object of it.
    await page.addInitScript(() => {
      const watchers = new Set<EventTarget>();
      const goBack = () => {
        for (const watcher of [...watchers]) watcher.dispatchEvent(new Event('close'));
        return watchers.size;
      };
      class Watcher extends EventTarget {
        constructor() {
          super();
          watchers.add(this);
        }
        destroy() {
          watchers.delete(this);
        }
      }
      Object.assign(window, { CloseWatcher: Watcher, goBack });
    });
    const goBack = () => page.evaluate(() => (window as unknown as { goBack(): number }).goBack());
    await open(reader.prefix + START);
    const search = searchOf(page, reader);
    expect(await goBack()).toBe(0);
    await search.open();
    await search.ask(FOUND.query);
    await goBack();
    await expect(search.dialog).toHaveCount(0);
    await expect(page).toHaveURL(reader.prefix + START);
    await expect.poll(goBack).toBe(0);
    await search.open();
    await search.cancel.tap();
    await expect.poll(goBack).toBe(0);
  },
);
