import { expect, test } from '../kit/reader';
import { startApp } from '../kit/startApp';
import type { Page } from '../kit/test';
import { boxOf, drawn } from './measure';

const stars = (page: Page) => page.getByRole('main').locator('[aria-hidden="true"] > i');
/** Moves the mouse to an offset, in px, from a star's position. */
async function approach(page: Page, x: number, y: number) {
  // The star's position when no mouse is near.
  await page.mouse.move(2, 890);
  await expect(stars(page).nth(13)).toHaveCSS('translate', /^(none|0px)$/);
  const box = await boxOf(stars(page).nth(13));
  await page.mouse.move(box.x + box.width / 2 + x, box.y + box.height / 2 + y);
  // A star that leans has done so by now; without waiting, one that must not would pass.
  await drawn(page);
}

test('2.5.5 4.31 9.28 35 stars; one near the mouse moves toward it and back; with reduced motion none moves', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open('/');
  await expect(stars(page)).toHaveCount(35);
  await approach(page, 30, 20);
  await expect(stars(page).nth(13)).toHaveCSS('translate', /^1[12](\.\d+)?px [78](\.\d+)?px$/);
  await approach(page, 97, 0);
  await expect(stars(page).nth(13)).toHaveCSS('translate', /^3[89](\.\d+)?px( -?0(\.\d+)?px)?$/);
  await approach(page, 103, 0);
  await expect(stars(page).nth(13)).toHaveCSS('translate', '0px');
  await approach(page, -30, -20);
  await expect(stars(page).nth(13)).toHaveCSS('translate', /^-1[12](\.\d+)?px -[78](\.\d+)?px$/);
  await page.mouse.move(2, 890);
  await expect(stars(page).nth(13)).toHaveCSS('translate', '0px');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await startApp(page);
  await approach(page, 30, 20);
  await expect(stars(page).nth(13)).toHaveCSS('translate', 'none');
});

test('2.5.4 2.5.6 2.5.7 9.19 a picture fills the page; the logo is on an oval, both decorative; the navbar is transparent until 100 px are scrolled', async ({
  page,
  open,
}) => {
  const loaded = page.waitForResponse(/home-background\.svg/);
  await open('/');
  expect((await loaded).status()).toBe(200);
  const whole = { x: 0, y: 0, width: 1440, height: 900 };
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const background = page.locator('[style*="home-background.svg"]');
    expect(await boxOf(background), colorScheme).toMatchObject(whole);
  }
  const logo = page.getByRole('main').locator('[aria-hidden="true"] > img[src$="logo.svg"]');
  await expect(logo).toBeVisible();
  const oval = logo.locator('xpath=../div');
  await expect(oval).toHaveCSS('border-radius', '50%');
  const { width, height } = await boxOf(oval);
  expect(width).toBeGreaterThan(height);
  const navbar = page.getByRole('banner');
  const scroll = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
  await expect(navbar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const [y, isTransparent] of [
    [150, false],
    [99, true],
    [100, false],
  ] as const) {
    await scroll(y);
    const background = expect(navbar, `at ${y} px`);
    await (isTransparent ? background : background.not).toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  }
});
