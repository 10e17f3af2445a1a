import type { Locator, Page } from '@playwright/test';
import { builtScript } from '../../../tools/builtScript';
import { expect, fixturePath, partsOf, testChinese, testEnglish } from '../../kit/reader';
import { boxOf } from '../measure';

const ZOOM = builtScript('zoom', 'tests/fixtures/features/doc_build');
const opened = (page: Page) => page.locator('.medium-zoom-image--opened');
const overlay = (page: Page) => page.locator('.medium-zoom-overlay');
/** Zoom is attached 100 ms after render; it then adds its class to the image. */
const attached = (page: Page) => page.locator('img[alt=Dot].medium-zoom-image');

testEnglish(
  '2.3.29 2.3.30 2.3.31 4.29 9.3 9.4 9.7 a click enlarges a picture in 0.3 s, without margin, on the background of the theme; its states are opening, opened, closing and closed, in this order; leaving the page closes it',
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/pictures'));
    await attached(page).evaluate((picture) => {
      const states: string[] = [];
      Object.assign(window, { states });
      for (const state of ['open', 'opened', 'close', 'closed']) {
        picture.addEventListener(`medium-zoom:${state}`, () => states.push(state));
      }
    });
    const states = () => page.evaluate(() => Reflect.get(window, 'states') as string[]);
    await attached(page).click();
    await expect(opened(page)).toHaveCount(1);
    await expect(opened(page)).toHaveCSS('transition-duration', '0.3s');
    // The image is twice as wide as high, so it touches the left and right edges of the viewport.
    await expect
      .poll(async () => {
        const { x, width } = await boxOf(opened(page));
        return [x, width].map(Math.round);
      })
      .toEqual([0, page.viewportSize()?.width]);
    await expect.poll(states).toEqual(['open', 'opened']);
    await expect(overlay(page)).toHaveCount(1);
    const background = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).backgroundColor);
    const light = await background(page.locator('body'));
    expect(await background(overlay(page))).toBe(light);
    await page.keyboard.press('Escape');
    await expect.poll(states).toEqual(['open', 'opened', 'close', 'closed']);
    await expect(overlay(page)).toHaveCount(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => background(page.locator('body'))).not.toBe(light);
    await attached(page).click();
    await expect(opened(page)).toHaveCount(1);
    expect(await background(overlay(page))).toBe(await background(page.locator('body')));
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('nav a[href*=headings]')?.click(),
    );
    await expect(page).toHaveURL(/headings/);
    await expect(overlay(page)).toHaveCount(0);
    await expect(opened(page)).toHaveCount(0);
  },
);

testChinese(
  '9.6 pictures can be enlarged 100 ms after the page renders',
  async ({ page, open, reader }) => {
    // Before the page loads: the fake clock cannot clear a timer set with the real one.
    await page.clock.install();
    await open(fixturePath('features', reader, 'guide/headings'));
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('nav a[href*=pictures]')?.click(),
    );
    await expect(page.locator('img[alt=Dot]')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.clock.runFor(99);
    // The zoom script loads over the network, in time the clock does not control: once a later request has completed,
    // it was not requested.
    await page.evaluate(() => fetch('/?later').then((response) => response.text()));
    expect(asked.filter((address) => address.endsWith(ZOOM))).toEqual([]);
    const script = page.waitForResponse(`**/${ZOOM}`);
    await page.clock.runFor(1);
    await script;
    await expect(attached(page)).toHaveCount(1);
  },
);

testChinese(
  '2.3.29 pictures stay unchanged when the zoom script cannot be loaded, and the next page retries',
  async ({ page, open, reader }) => {
    let failed = 0;
    await page.route(`**/${ZOOM}`, (route) => {
      failed++;
      return route.abort();
    });
    await open(fixturePath('features', reader, 'guide/pictures'));
    // Lost on a full page load.
    await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
    await expect.poll(() => failed).toBe(1);
    const picture = partsOf(page, reader).article.getByRole('img', { name: 'Dot' });
    await picture.click();
    await expect(opened(page)).toHaveCount(0);

    await page.unroute(`**/${ZOOM}`);
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('nav a[href*=headings]')?.click(),
    );
    // The address changes before the page does.
    await expect(picture).toHaveCount(0);
    await page.goBack();
    await attached(page).click();
    await expect(opened(page)).toHaveCount(1);
    expect(await page.evaluate(() => 'isSameVisit' in window)).toBe(true);
  },
);

/** Enlarges the image and waits until it is open: medium-zoom ignores requests while opening. */
async function enlarge(page: Page) {
  await attached(page).click();
  await expect(opened(page)).toHaveCount(1);
  await opened(page).evaluate((image) =>
    Promise.all(image.getAnimations().map(({ finished }) => finished)),
  );
}

testEnglish(
  '4.30 8.3 9.5 the zoom closes on a click, Escape, a resize and scrolling more than 40 px, not on 40 px; a missing high-resolution picture is a warning in the console',
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/pictures'));
    for (const close of [
      () => overlay(page).click({ position: { x: 5, y: 5 }, force: true }),
      () => page.keyboard.press('Escape'),
      () => page.setViewportSize({ width: 1300, height: 700 }),
      () => page.evaluate(() => window.scrollBy(0, 41)),
    ]) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await enlarge(page);
      await close();
      await expect(opened(page), String(close)).toHaveCount(0);
      await expect(overlay(page)).toHaveCount(0);
    }
    await page.evaluate(() => window.scrollTo(0, 0));
    await enlarge(page);
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // medium-zoom closes 150 ms after scrolling too far.
          window.addEventListener('scroll', () => setTimeout(resolve, 300), { once: true });
          window.scrollBy(0, 40);
        }),
    );
    // The image itself stays until it has shrunk.
    await expect(page.locator('body')).toHaveClass(/\bmedium-zoom--opened\b/);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);

    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.locator('img[alt=Logo].medium-zoom-image').click();
    expect((await warning).text()).toContain('Unable to reach the zoom image target');
  },
);

testChinese(
  '2.3.11 global components are switched off by frontmatter or by ?globalUIComponents=0',
  async ({ page, open, reader }) => {
    for (const path of ['guide/parts/extras', 'guide/pictures?globalUIComponents=0']) {
      await open(fixturePath('features', reader, path));
      const picture = partsOf(page, reader).article.getByRole('img', { name: 'Dot' });
      await picture.click();
      await expect(overlay(page)).toHaveCount(0);
      await expect(page.locator('.medium-zoom-image')).toHaveCount(0);
    }
  },
);
