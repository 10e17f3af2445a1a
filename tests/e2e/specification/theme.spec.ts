import type { Locator, Page } from '@playwright/test';
import {
  expect,
  fixturePath,
  partsOf,
  type Reader,
  test,
  testChinese,
  testEnglish,
} from '../../kit/reader';
import { openPage } from '../../kit/startApp';
import { moveFromPointer } from '../../kit/test';
import { boxOf } from '../measure';

const guide = '/guide/start/quick-start';
const KEY = 'rspress-theme-appearance';
const toggle = (page: Page, { t }: Reader) =>
  page.getByRole('banner').getByRole('button', { name: t['controls.dark'] });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);
const isDark = (page: Page) => expect(page.locator('html')).toHaveClass(/\bdark\b/);
const isLight = (page: Page) => expect(page.locator('html')).not.toHaveClass(/\bdark\b/);

testEnglish(
  '4.8 4.9 3.14 4.11 4.22 without a choice the theme follows the system, live; choices reach a page restored from the back/forward cache',
  async ({ page, open, reader }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(reader.prefix + guide);
    await isDark(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await isLight(page);
    // Set by another page in this tab, unnoticed by a page in the back/forward cache.
    await page.evaluate((key) => {
      localStorage.setItem(key, 'dark');
      localStorage.setItem('rspress.tabs.package.manager', '2');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, KEY);
    await isDark(page);
    await expect(page.getByRole('radio', { name: 'pnpm' }).first()).toBeChecked();
  },
);

testChinese(
  '4.13 2.6.8 4.10 4.8 the switch toggles the theme and stores the choice, which overrides the system',
  async ({ page, open, reader }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await open(reader.prefix + guide);
    await page.bringToFront();
    await toggle(page, reader).click();
    await isDark(page);
    expect(await stored(page)).toBe('dark');
    await open(reader.prefix + guide);
    await isDark(page);
    await toggle(page, reader).click();
    await isLight(page);
  },
);

testChinese(
  '4.11 4.22 choices reach other tabs, including one whose app has not started',
  async ({ page, open, context, reader }) => {
    const openTab = async () => {
      const tab = await context.newPage();
      await moveFromPointer(tab);
      await tab.emulateMedia({ colorScheme: 'light' });
      return tab;
    };
    await page.emulateMedia({ colorScheme: 'light' });
    const [waiting, other] = [await openTab(), await openTab()];
    await waiting.addInitScript(() => {
      localStorage.setItem('rspress-visited', '1');
      // In the background, where it does not start by itself.
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    });
    await waiting.goto(reader.prefix + guide);
    await openPage(other, reader.prefix + guide);
    await open(reader.prefix + guide);
    await expect(waiting.locator('html')).toHaveAttribute('data-app', 'idle');
    await page.bringToFront();
    await toggle(page, reader).click();
    const tab = { hasText: 'pnpm' };
    await page.locator('main label', tab).first().click();
    for (const one of [waiting, other]) {
      await isDark(one);
      await expect(one.locator('main label', tab).first().locator('input')).toBeChecked();
    }
  },
);

testEnglish('4.14 a double click toggles twice, Enter held down once', async (kit) => {
  const { page, open, errors, reader } = kit;
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await open(reader.prefix + guide);
  await page.evaluate(() => {
    const turns = [false];
    Object.assign(window, { turns });
    new MutationObserver(() => {
      const dark = document.documentElement.classList.contains('dark');
      if (turns.at(-1) !== dark) turns.push(dark);
    }).observe(document.documentElement, { attributeFilter: ['class'] });
  });
  await toggle(page, reader).dblclick();
  await expect.poll(() => stored(page)).toBe('auto');
  const turns = () => page.evaluate(() => Reflect.get(window, 'turns') as boolean[]);
  await expect.poll(turns).toEqual([false, true, false]);
  await expect(page.locator('html')).not.toHaveClass(/rp-appearance-transition/);
  await toggle(page, reader).focus();
  for (let times = 0; times < 4; times++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect.poll(turns).toEqual([false, true, false, true]);
  await expect(page.locator('html')).not.toHaveClass(/rp-appearance-transition/);
  expect(await stored(page)).toBe('dark');
  expect(await turns()).toEqual([false, true, false, true]);
  expect(errors).toEqual([]);
});

testChinese('4.12 without dark mode the theme is always light', async ({ page, open, reader }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), KEY);
  await open(fixturePath('bare', reader, 'guide/'));
  await isLight(page);
  await expect(page.getByRole('button', { name: reader.t['controls.dark'] })).toHaveCount(0);
});

/** What a click on the switch starts: `transition` before the theme changes, the duration of the reveal after it. */
async function reveals(page: Page, reader: Reader): Promise<unknown[]> {
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      seen.push('transition');
      return start(...args);
    };
    const original = Element.prototype.animate;
    Element.prototype.animate = function animate(keyframes, options) {
      if (keyframes && 'clipPath' in keyframes && typeof options === 'object')
        seen.push(options.duration);
      return original.call(this, keyframes, options);
    };
  });
  await toggle(page, reader).click();
  await isDark(page);
  return page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
}

testEnglish(
  '4.14 9.23 3.16 the circular reveal lasts 400 ms; with reduced motion there is none',
  async ({ page, open, reader }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await open(reader.prefix + guide);
    await page.bringToFront();
    expect(await reveals(page, reader)).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await toggle(page, reader).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen))
      .toEqual(['transition', 400]);
  },
);

testChinese(
  '3.16 4.14 a site that switches the animation off has no reveal',
  async ({ page, open, reader }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await open(fixturePath('features', reader, 'guide/headings'));
    await page.bringToFront();
    expect(await reveals(page, reader)).toEqual([]);
  },
);

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'with a finger' : 'with a mouse', () => {
    test.use({ hasTouch });

    testChinese(
      '4.14 controls respond during the reveal: the switch toggles back, a tab is selected, a link is followed',
      async ({ page, open, reader }) => {
        // The switch and the tab both fit.
        await page.setViewportSize({ width: 1440, height: 2500 });
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
        await open(reader.prefix + guide);
        await page.bringToFront();
        const pressDuringReveal = async (next: Locator) => {
          const box = await boxOf(next);
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          await toggle(page, reader).click();
          await page.waitForFunction(() =>
            document.getAnimations().some(({ effect }) => effect?.getTiming().duration === 400),
          );
          await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
        };
        const isStill = () =>
          expect(page.locator('html')).not.toHaveClass(/rp-appearance-transition/);
        await pressDuringReveal(toggle(page, reader));
        await isStill();
        await isLight(page);
        expect(await stored(page)).toBe('auto');

        const tab = page.locator('main label', { hasText: 'pnpm' }).first();
        await pressDuringReveal(tab);
        await expect(tab.locator('input')).toBeChecked();
        await isStill();
        await isDark(page);

        const link = partsOf(page, reader).sidebar.locator('a:not([aria-current])').first();
        const target = await link.getAttribute('href');
        await pressDuringReveal(link);
        await expect(page).toHaveURL(({ pathname }) => pathname === target);
        await isLight(page);
      },
    );
  });
}
