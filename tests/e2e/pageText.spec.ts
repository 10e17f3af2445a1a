import type { Page } from '@playwright/test';
import { startApp } from '../kit/startApp';
import { expect, test } from '../kit/test';

const FROM = '/guide/start/';
/** The page with the shortest blocks, linked in the other's sidebar. */
const LONG = '/guide/start/quick-start';

/** Records each render of a page from now on: its number of blocks, and where its end is in the viewport. */
async function watchDrawings(page: Page) {
  await page.evaluate(() => {
    const drawings: object[] = [];
    let last = '';
    const look = () => {
      const title = document.querySelector('h1')?.textContent;
      const blocks = document.querySelectorAll('.site-article > *').length;
      const end = document.querySelector('.rp-doc-footer')?.getBoundingClientRect().top;
      const drawing = { title, blocks, hasRoom: (end ?? 0) < innerHeight, top: scrollY };
      if (last !== JSON.stringify(drawing)) drawings.push(drawing);
      last = JSON.stringify(drawing);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { drawings });
  });
  return (title: string | null): Promise<{ blocks: number; hasRoom: boolean; top: number }[]> =>
    page.evaluate(
      (title) =>
        Reflect.get(window, 'drawings').filter(
          (drawing: { title: string }) => drawing.title === title,
        ),
      title,
    );
}

const link = (page: Page, path: string) =>
  page.locator(`.rp-doc-layout__sidebar a[href="${path}"]`);

test('a page opened by a link fills the window first, and is complete a moment later', async ({
  page,
}) => {
  await page.goto(LONG);
  const title = await page.locator('h1').textContent();
  const whole = await page.locator('.site-article > *').count();
  await page.goto(FROM);
  await startApp(page);
  const drawings = await watchDrawings(page);
  await link(page, LONG).click();
  await expect.poll(async () => (await drawings(title)).at(-1)?.blocks).toBe(whole);
  const [first] = await drawings(title);
  expect(first?.blocks).toBeLessThan(whole / 2);
  expect(first?.hasRoom, 'the end of a part would be seen').toBe(false);
});

for (const [what, kind] of [
  ['End goes to the end of the complete page, even when pressed at its first render', 'keydown'],
  ['a page is printed in full, even at its first render', 'beforeprint'],
] as const) {
  test(what, async ({ page }) => {
    await page.goto(FROM);
    await startApp(page);
    await page.evaluate((kind) => {
      // The event fires before the rest of the page, which would render after this frame.
      const title = document.querySelector('h1')?.textContent;
      const look = () => {
        if (document.querySelector('h1')?.textContent === title) return requestAnimationFrame(look);
        window.dispatchEvent(new Event(kind));
        Object.assign(window, { blocks: document.querySelectorAll('.site-article > *').length });
      };
      look();
    }, kind);
    await link(page, LONG).click();
    await expect(page).toHaveURL(LONG);
    const whole = page.locator('.site-article > *');
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'blocks'))).toBeGreaterThan(0);
    await expect(whole).toHaveCount(await page.evaluate(() => Reflect.get(window, 'blocks')));
  });
}

test('Back shows the complete page at once', async ({ page }) => {
  await page.goto(LONG);
  const title = await page.locator('h1').textContent();
  const whole = await page.locator('.site-article > *').count();
  await startApp(page);
  await page.evaluate(() => window.scrollTo(0, 3000));
  await link(page, FROM).click();
  await expect(page).toHaveURL(FROM);
  const drawings = await watchDrawings(page);
  await page.goBack();
  await expect.poll(async () => (await drawings(title)).at(-1)?.top).toBe(3000);
  expect(new Set((await drawings(title)).map(({ blocks }) => blocks))).toEqual(new Set([whole]));
});
