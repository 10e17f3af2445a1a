import { expect, fixturePath, partsOf, testChinese, testEnglish } from '../../kit/reader';

const guide = '/guide/start/quick-start';

testEnglish(
  '2.3.20 9.15 2.6.14 9.16 the sidebar collapses at 960 px, the outline below 1280 px; the panel closes when the window becomes 768 px wide',
  async ({ page, open, reader }) => {
    await open(reader.prefix + guide);
    const { sidebar, outline, menu } = partsOf(page, reader);
    for (const [width, hasSidebar, hasOutline, hasMenu] of [
      [1280, true, true, false],
      [1279, true, false, true],
      [961, true, false, true],
      [960, false, false, true],
      [600, false, false, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(sidebar, `sidebar at ${width}`).toBeVisible({ visible: hasSidebar });
      await expect(outline, `outline at ${width}`).toBeVisible({ visible: hasOutline });
      await expect(menu, `menu at ${width}`).toHaveCount(Number(hasMenu));
    }
    await page.getByRole('banner').getByRole('button', { name: reader.t['controls.menu'] }).click();
    const panel = page.getByRole('navigation', { name: reader.t['controls.menu'] });
    await expect(panel).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(panel).toBeVisible();
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(panel).toBeHidden();
  },
);

testChinese(
  '2.3.1 2.3.20 9.15 a page without headings has no outline title, and no menu bar between 961 and 1279 px',
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/code'));
    const { menu, sidebar } = partsOf(page, reader);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const titles = page.getByText(reader.words.outline, { exact: true });
    await expect(titles.filter({ visible: true })).toHaveCount(0);
    for (const [width, hasMenu] of [
      [1279, false],
      [961, false],
      [960, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(menu, `menu at ${width}`).toBeVisible({ visible: hasMenu });
      await expect(sidebar, `sidebar at ${width}`).toBeVisible({ visible: !hasMenu });
    }
  },
);
