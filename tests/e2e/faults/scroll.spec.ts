import { devices, type Page } from '@playwright/test';
import {
  expect,
  isReady,
  LATE_PICTURE,
  loadLater,
  SCRIPTS,
  settledTop,
  slowTest as test,
} from './faultyPage';

// Most readers scroll first, which starts the app. Whenever that happens, the page stays where the reader scrolled
// it.

/** Each kind of page, in one of the languages; actions and moments rotate through them. */
const PAGES = ['/guide/start/quick-start', '/zh/', '/config/', '/zh/config/lib/dts', '/'];
const { defaultBrowserType: _, ...phone } = devices['iPhone 15'];

// Chromium predicts touch positions and, after a wrong prediction, moves the page back by up to 17 px: in 7 of 12
// swipes on a page without scripts, in 0 of 12 with prediction off.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [
      ...(launchOptions.args ?? []),
      '--disable-features=ResamplingScrollEvents,PaintHolding',
    ];
    await use({ ...launchOptions, args });
  },
});

type Act = (page: Page) => Promise<void>;
/** Moments for a first action, and how to reach each; tests repeat the action once the app has started. */
const MOMENTS: Record<string, (page: Page, open: () => Promise<void>) => Promise<void>> = {
  'before the load event': async (page, open) => {
    await loadLater(page);
    await open();
  },
  'right after the load event': async (page, open) => {
    await open();
    await page.waitForLoadState('load');
  },
  'while the scripts load': async (page, open) => {
    await open();
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
    await expect(page.locator('html')).toHaveAttribute('data-app', 'loading');
  },
};

/**
 * Presses a scroll key, and again if the browser does not scroll: for half a second after first paint Chromium
 * ignores some keys (7 of 40 on a slow machine, on the page without scripts). The site is not involved: it must not
 * handle the key itself.
 */
async function pressUntilScrolled(page: Page, key: string) {
  const isTaken = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const look = (event: Event) => setTimeout(() => resolve(event.defaultPrevented));
        addEventListener('keydown', look, { capture: true, once: true });
      }),
  );
  // Evaluations run in order, so the listener is installed by now.
  await page.evaluate(() => undefined);
  await page.keyboard.press(key);
  expect(await isTaken, `the site takes ${key} for itself`).toBe(false);
  const isScrolled = () => page.waitForFunction(() => scrollY > 0, null, { timeout: 2000 });
  await isScrolled().catch(() => page.keyboard.press(key));
}

/** With mouse and keyboard. */
const ACTIONS: Record<string, Act> = {
  'a wheel': async (page) => {
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 600);
  },
  Space: (page) => pressUntilScrolled(page, 'Space'),
};

/**
 * Moves a finger up by 390 px and pauses before lifting it, so the page does not fling. The page follows after 15 px,
 * when Chromium rules out a tap.
 */
async function swipe(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    });
  await send('touchStart', 550);
  for (let y = 520; y >= 160; y -= 30) await send('touchMove', y);
  await page.waitForTimeout(150);
  await send('touchEnd');
}

/** Records from now on how far the page ever jumps back. */
const watchSteps = (page: Page) =>
  page.evaluate(() => {
    let last = scrollY;
    Object.assign(window, { back: 0 });
    addEventListener('scroll', () => {
      const back = Reflect.get(window, 'back') as number;
      Object.assign(window, { back: Math.max(back, last - scrollY) });
      last = scrollY;
    });
  });

/** Acts at a moment, waits for the app, and expects the same result as with the app running. */
async function expectSamePlace(page: Page, act: Act, reach: () => Promise<void>) {
  await reach();
  await watchSteps(page);
  await act(page);
  await isReady(page);
  const top = await settledTop(page);
  expect(await page.evaluate(() => Reflect.get(window, 'back')), 'the page moved back').toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await act(page);
  const expected = await settledTop(page);
  expect(expected).toBeGreaterThan(300);
  expect(top).toBe(expected);
}

let turn = 0;
/** One test: an action at a moment, on the next page in the rotation. */
function testAction(action: string, act: Act, moment: string) {
  const reach = MOMENTS[moment];
  const address = PAGES[turn % PAGES.length];
  turn += 1;
  test(`${address}: ${action} ${moment} scrolls as far as it does later`, async ({
    page,
    host,
  }) => {
    host.setFaults([SCRIPTS, { late: 300 }], [LATE_PICTURE, { late: 1500 }]);
    const open = async () => {
      await page.goto(host.url + address, { waitUntil: 'domcontentloaded' });
    };
    await expectSamePlace(page, act, async () => reach?.(page, open));
  });
}

for (const moment of Object.keys(MOMENTS)) {
  for (const [action, act] of Object.entries(ACTIONS)) testAction(action, act, moment);
}

test.describe('on a phone', () => {
  test.use(phone);
  for (const moment of Object.keys(MOMENTS)) testAction('a swipe', swipe, moment);
});
