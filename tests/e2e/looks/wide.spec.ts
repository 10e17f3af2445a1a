import type { Page } from '@playwright/test';
import { expect, partsOf, type Reader, testEnglish } from '../../kit/reader';
import { boxOf } from '../measure';

/** Pages with no wide examples, with 880 px ones, and with 1024 px ones. */
const PAGES = [
  '/guide/start/quick-start',
  '/guide/advanced/third-party-deps',
  '/config/lib/banner',
];

/** Positions of a page's title, first paragraph and outline. */
async function standing(page: Page, reader: Reader) {
  const text = await boxOf(page.locator('.site-article > p').first());
  const { outline, sidebar } = partsOf(page, reader);
  return {
    title: Math.round((await boxOf(page.locator('.site-title'))).x),
    text: { start: Math.round(text.x), end: Math.round(text.right) },
    sidebar: Math.round((await boxOf(sidebar)).right),
    outline: Math.round((await boxOf(outline)).x),
  };
}

testEnglish(
  'on wide screens sidebar, text and outline are in the same places on every page, and an example with wide lines extends beyond the text on both sides',
  async ({ page, reader }) => {
    const seen: Record<number, Awaited<ReturnType<typeof standing>>[]> = { 1536: [], 1920: [] };
    for (const path of PAGES) {
      await page.goto(reader.prefix + path);
      for (const [width, all] of Object.entries(seen)) {
        await page.setViewportSize({ width: Number(width), height: 1000 });
        all.push(await standing(page, reader));
      }
      if (path !== '/guide/advanced/third-party-deps') continue;
      const text = await boxOf(page.locator('.site-article > p').first());
      const example = await boxOf(page.locator('[data-fit="880"]').first());
      expect(example.width).toBeGreaterThanOrEqual(880);
      expect(example.x).toBeLessThan(text.x);
      expect(example.right).toBeGreaterThan(text.right);
    }
    for (const [width, all] of Object.entries(seen)) {
      const [first] = all;
      expect(all, `${width} px`).toEqual(PAGES.map(() => first));
      expect(first?.title).toBe(first?.text.start);
      // Space on both sides of the text; it used to be 520 px before the outline and 56 px after the sidebar.
      const after = (first?.outline ?? 0) - (first?.text.end ?? 0);
      const before = (first?.text.start ?? 0) - (first?.sidebar ?? 0);
      expect(after).toBeLessThanOrEqual(320);
      expect(after).toBeLessThanOrEqual(before * 1.8);
    }
  },
);

testEnglish('cards of pages that form groups of their own are side by side', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/guide/solution/');
  const cards = page.locator('.site-card');
  const [first, second] = [await boxOf(cards.first()), await boxOf(cards.nth(1))];
  expect(second.y).toBe(first.y);
  expect(second.x).toBeGreaterThan(first.right);
});
