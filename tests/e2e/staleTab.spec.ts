import { startApp } from '../kit/startApp';
import { expect, type Page, test } from '../kit/test';

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('rspress-visited', '1')),
);

/** Loads of whole documents so far. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}

/** A reload that was asked for has begun by then. */
const settle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
      ),
  );

for (const prefix of ['', '/zh']) {
  const from = `${prefix}/guide/start/`;
  const to = `${prefix}/guide/start/quick-start`;

  test(`${to}: a page whose file is gone for good is loaded whole and stays, without a loop`, async ({
    page,
  }) => {
    await page.goto(from);
    await startApp(page);
    const loads = countLoads(page);
    await page.route('**/async/*', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.locator(`.rp-doc-layout__sidebar a[href="${to}"]`).click();
    await expect(page).toHaveURL((url) => url.pathname === to);
    await expect.poll(loads).toBe(1);
    // The whole page lists that file too: its app cannot start, tries one full load, and then stays. A touch
    // may still reach the page that is being left, so it is repeated.
    const touch = () => page.evaluate(() => void window.dispatchEvent(new Event('pointerdown')));
    await expect(async () => {
      await touch();
      expect(loads()).toBe(2);
    }).toPass();
    await expect(async () => {
      await touch();
      expect(await page.locator('html').getAttribute('data-app')).toBe('failed');
    }).toPass();
    await settle(page);
    expect(loads()).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test(`${from}: a tab whose scripts are gone loads its page again once`, async ({ page }) => {
    const loads = countLoads(page);
    await page.route('**/static/js/index.*.js', (route) =>
      loads() < 2 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
    );
    await page.goto(from);
    // The app starts by itself, before the load and after it; nobody has to touch the page.
    await expect.poll(loads).toBe(2);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 5_000 });
    expect(loads()).toBe(2);
  });

  test(`${from}: what was typed into the search of a tab whose scripts are gone stays`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    let send = () => {};
    const typed = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route('**/static/js/index.*.js', async (route) => {
      if (loads() > 1) return route.continue();
      await typed;
      await route.fulfill({ status: 404, body: 'gone' });
    });
    await page.goto(from);
    await page.keyboard.press('/');
    await page.keyboard.type('ban');
    send();
    await expect.poll(loads).toBe(2);
    await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 10_000 });
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('input[type=search]')).toBeFocused();
    await page.keyboard.type('ner');
    await expect(dialog.locator('input[type=search]')).toHaveValue('banner');
    await expect(dialog.locator('a[href*="banner"]').first()).toBeVisible();
  });
}
