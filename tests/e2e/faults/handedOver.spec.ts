import type { Locator, Page } from '@playwright/test';
import { devices } from '@playwright/test';
import { boxOf, countLoads } from '../measure';
import { hold } from '../search/held';
import { expect, isReady, SCRIPTS, test } from './faultyPage';

// What a reader did before hydration ends up as if the app had handled it.

const GUIDE = '/guide/start/quick-start';
const { defaultBrowserType: _, ...phone } = devices['iPhone 15'];
const openPopovers = (page: Page) => page.locator('[popover]:popover-open');
const searchButton = (page: Page) => page.locator('.rp-nav [data-search]').first();

/** Opens a page with its scripts held until the returned function is called. */
const open = async (page: Page, address: string) => {
  const release = await hold(page, '**/*.js');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  return release;
};

test('a button clicked twice before the app starts is back in its first state', async ({
  page,
  host,
}) => {
  const release = await open(page, host.url + GUIDE);
  const [first, second] = [0, 1].map((nth) => page.locator('main .rp-code-wrap-button').nth(nth));
  for (const button of [first, second, first]) await button?.click();
  release();
  await isReady(page);
  await expect(second as Locator).toHaveAttribute('aria-pressed', 'true');
  await expect(first as Locator).toHaveAttribute('aria-pressed', 'false');
});

test('the page is not rendered again after code was copied before the app started', async ({
  page,
  host,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'error' && warnings.push(message.text()));
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  const release = await open(page, `${host.url}/zh${GUIDE}`);
  const title = await page.getByRole('heading', { level: 1 }).elementHandle();
  await page.locator('main .rp-code-copy-button').first().click();
  const status = page.locator('#site-status');
  await expect(status).not.toBeEmpty();
  const words = await status.textContent();
  release();
  await isReady(page);
  expect(await title?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  await expect(status).toHaveText(words ?? '');
  expect(warnings).toEqual([]);
});

test('a theme chosen at the moment the app starts is the one the next click toggles', async ({
  page,
  host,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const theme = page.locator('.rp-nav__others .rp-switch-appearance');
  // React has read the theme but does not handle clicks yet.
  await page.addInitScript(() =>
    document.addEventListener('app:ready', () =>
      document.querySelector<HTMLElement>('.rp-nav__others .rp-switch-appearance')?.click(),
    ),
  );
  await page.goto(host.url + GUIDE);
  await isReady(page);
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect(theme).toHaveAttribute('aria-pressed', 'true');
  await theme.click();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('hydration does not interrupt an input method that composes in a field', async ({
  page,
  host,
}) => {
  const release = await open(page, `${host.url}/zh/config/`);
  const field = page.locator('main input:visible');
  const cards = page.locator('main a.site-card__title');
  const all = await cards.count();
  await field.click();
  const session = await page.context().newCDPSession(page);
  const compose = { text: 'mo', selectionStart: 2, selectionEnd: 2 };
  await session.send('Input.imeSetComposition', compose);
  release();
  await isReady(page);
  await session.send('Input.imeSetComposition', compose);
  await session.send('Input.insertText', { text: '模' });
  await expect(field).toHaveValue('模');
  // The list got the input.
  await expect.poll(() => cards.count()).toBeLessThan(all);
});

test.describe('a window resized with a menu open', () => {
  for (const { name, options, menu, to } of [
    {
      name: 'to a narrow one',
      options: { viewport: { width: 1440, height: 900 } },
      menu: '.site-nav-language button',
      to: { width: 390, height: 800 },
    },
    {
      name: 'to a wide one',
      options: phone,
      menu: '.rp-nav-hamburger__sm',
      to: { width: 1440, height: 900 },
    },
  ]) {
    test.describe(name, () => {
      test.use(options);
      test('has no open menu that is invisible', async ({ page, host }) => {
        const release = await open(page, `${host.url}/zh${GUIDE}`);
        await page.locator(menu).first().click();
        await expect(openPopovers(page)).toHaveCount(1);
        await page.setViewportSize(to);
        release();
        await isReady(page);
        await expect(openPopovers(page)).toHaveCount(0);
      });
    });
  }
});

for (const moment of ['before the app starts', 'with the app'] as const) {
  test(`a double click on the search button opens search ${moment}`, async ({ page, host }) => {
    const release = await open(page, host.url + GUIDE);
    if (moment === 'with the app') {
      release();
      await isReady(page);
    }
    const { x, y } = await boxOf(searchButton(page));
    await page.mouse.dblclick(x + 8, y + 8);
    release();
    await isReady(page);
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    // A click outside the dialog closes it as usual.
    await page.mouse.click(5, 800);
    await expect(field).toHaveCount(0);
  });
}

for (const address of ['/', `/zh${GUIDE}`, '/config/']) {
  test(`${address}: choices, open groups and typed text survive when scripts fail and the page reloads itself`, async ({
    page,
    host,
  }) => {
    const loads = countLoads(page);
    const cut = await hold(page, SCRIPTS, (route) =>
      loads() > 1 ? route.continue() : route.abort('connectionfailed'),
    );
    await page.goto(host.url + address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
    const main = page.locator('main');
    const tab = main.locator('label:has(input[type=radio]:not(:checked))').first();
    const label = await tab.textContent({ timeout: 1000 }).catch(() => null);
    if (label) await tab.click();
    const summary = page.locator('#site-sidebar details:not([open]) > summary').last();
    const group = await summary.textContent({ timeout: 1000 }).catch(() => null);
    if (group) await summary.click();
    const field = main.locator('input[type=search]:visible, input[type=text], input:not([type])');
    const isTyped = (await field.count()) > 0;
    if (isTyped) await field.fill('banner');
    expect(label || group || isTyped).toBeTruthy();
    cut();
    await expect.poll(loads).toBe(2);
    await isReady(page);
    if (label) {
      await expect(
        main.locator('label:has(input:checked)', { hasText: label }).first(),
      ).toBeVisible();
    }
    if (group) {
      await expect(
        page.locator('#site-sidebar details[open]', { hasText: group }).first(),
      ).toBeVisible();
    }
    if (isTyped) {
      await expect(field).toHaveValue('banner');
      expect(await main.locator('li:visible').count()).toBeLessThan(20);
    }
    expect(loads()).toBe(2);
  });
}
