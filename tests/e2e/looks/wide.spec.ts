import type { Page } from '@playwright/test';
import { expect, partsOf, type Reader, testBoth, testEnglish } from '../../kit/reader';

/** A page without wide examples, one with some of 880 px, one with some of 1024 px. */
const PAGES = [
  '/guide/start/quick-start',
  '/guide/advanced/third-party-deps',
  '/config/lib/banner',
];

/** Where a page stands: title, first paragraph and outline. */
async function standing(page: Page, reader: Reader) {
  const paragraph = page.locator('.site-article > p').first();
  const text = await paragraph.evaluate((element) => {
    const { x, width } = element.getBoundingClientRect();
    return { start: Math.round(x), end: Math.round(x + width) };
  });
  const { outline, sidebar } = partsOf(page, reader);
  const beside = await sidebar.boundingBox();
  const title = await page.locator('.site-title').boundingBox();
  return {
    title: Math.round(title?.x ?? 0),
    text,
    sidebar: Math.round((beside?.x ?? 0) + (beside?.width ?? 0)),
    outline: Math.round((await outline.boundingBox())?.x ?? 0),
  };
}

testBoth(
  'on wide screens sidebar, text and outline stand at the same places on every page',
  async ({ page, reader }) => {
    const seen: Record<number, Awaited<ReturnType<typeof standing>>[]> = { 1536: [], 1920: [] };
    for (const path of PAGES) {
      await page.goto(reader.prefix + path);
      for (const [width, all] of Object.entries(seen)) {
        await page.setViewportSize({ width: Number(width), height: 1000 });
        all.push(await standing(page, reader));
      }
    }
    for (const [width, all] of Object.entries(seen)) {
      const [first] = all;
      expect(all, `${width} px`).toEqual(PAGES.map(() => first));
      expect(first?.title).toBe(first?.text.start);
      // Belongs to both: before, 520 px lay between the text and its outline, 56 between sidebar and text.
      const after = (first?.outline ?? 0) - (first?.text.end ?? 0);
      const before = (first?.text.start ?? 0) - (first?.sidebar ?? 0);
      expect(after).toBeLessThanOrEqual(320);
      expect(after).toBeLessThanOrEqual(before * 1.8);
    }
  },
);

testEnglish('an example with wide lines stands out on both sides of the text', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto('/guide/advanced/third-party-deps');
  const text = await page.locator('.site-article > p').first().boundingBox();
  const example = await page.locator('[data-fit="880"]').first().boundingBox();
  const { x = 0, width = 0 } = example ?? {};
  expect(width).toBeGreaterThanOrEqual(880);
  expect(x).toBeLessThan(text?.x ?? 0);
  expect(x + width).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
});

testBoth(
  'what each tool can do is seen without a scroll beside sidebar and outline',
  async ({ page, open, reader }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(`${reader.prefix}/guide/start/compare`);
    const matrix = page
      .locator('.rp-table-scroll-container')
      .filter({ has: page.locator('th:nth-child(8)') });
    const hidden = await matrix.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(hidden).toBeLessThanOrEqual(0);
  },
);

testEnglish('the explorer is as wide on a wider screen', async ({ page, open }) => {
  await open('/guide/start/explore');
  let last = 0;
  for (const width of [1280, 1440, 1535, 1536, 1600, 1680, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const box = (await page.locator('.explorer').boundingBox()) ?? { x: 0, width: 0 };
    expect(box.width, `${width} px`).toBeGreaterThanOrEqual(last);
    expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width - 32);
    last = box.width;
  }
});
