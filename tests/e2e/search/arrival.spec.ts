import { testChinese, testEnglish } from '../../kit/reader';
import { noteDocument } from '../measure';
import { expect, markedTexts, openSearch } from './searchDialog';

testChinese(
  '2.7.4 2.7.5 opening a result closes the dialog without a page load; the words of the query are highlighted in the section that opens, until Escape',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, 'TS5011');
    const address = `${reader.prefix}/guide/faq/errors#ts5011`;
    const isSameDocument = await noteDocument(page);
    await search.dialog.locator(`a[href="${address}"]`).first().click();
    await expect(search.dialog).toHaveCount(0);
    await expect(page).toHaveURL(address);
    expect(await isSameDocument()).toBe(true);
    await expect.poll(() => markedTexts(page)).toContain('TS5011');
    // Visible below the navbar.
    const row = page.locator('tr#ts5011');
    await expect(row).toBeInViewport();
    const ground = row.evaluate(
      (element) => getComputedStyle(element, '::highlight(search-arrival)').backgroundColor,
    );
    expect(await ground).not.toBe('rgba(0, 0, 0, 0)');
    const navbar = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 };
    await expect
      .poll(async () => (await row.boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(navbar.y + navbar.height - 1);
    expect(await page.locator('main mark').count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await markedTexts(page)).toEqual([]);
  },
);

testEnglish(
  'words that also occur on the previous page are highlighted on the new one',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, 'dts', `/guide/advanced/dts`);
    await search.dialog.locator(`a[href="${reader.prefix}/config/lib/dts"]`).first().click();
    const title = page.getByRole('heading', { level: 1, name: 'lib.dts' });
    await expect(title).toBeVisible();
    const isMarked = () =>
      title.evaluate((heading) =>
        [...(CSS.highlights.get('search-arrival') ?? [])].some(
          (range) => !range.collapsed && heading.contains(range.startContainer),
        ),
      );
    await expect.poll(isMarked).toBe(true);
  },
);

testChinese('a page opened by a link highlights nothing', async ({ page, open, reader }) => {
  await open(`${reader.prefix}/guide/faq/errors#ts5011`);
  await expect(page.locator('tr#ts5011')).toBeInViewport();
  expect(await markedTexts(page)).toEqual([]);
});

testEnglish(
  'a pasted or dropped stack trace is reduced to its message before it is cut to the length of the field',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader });
    for (const type of ['paste', 'drop'] as const) {
      await search.field.fill('');
      await search.field.evaluate((field, type) => {
        const data = new DataTransfer();
        data.setData(
          'text',
          'file:///home/me/a/very/long/folder/of/an/application/dist/index.js:3\nconsole.log(__dirname);\n\nReferenceError: __dirname is not defined\n    at file:///home/me/app.js:3:13',
        );
        const options = { bubbles: true, cancelable: true };
        field.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent(type, { clipboardData: data, ...options })
            : new DragEvent(type, { dataTransfer: data, ...options }),
        );
      }, type);
      await expect(search.field).toHaveValue('ReferenceError: __dirname is not defined');
      const link = search.rows.first().getByRole('link');
      await expect(link).toHaveAttribute('href', /errors#|shims|dirname/);
    }
  },
);
