import { zh } from '../../i18n/zh';
import { appIsReady, startApp } from '../kit/startApp';
import { expect, test } from '../kit/test';
import { countLoads, drawn } from './measure';
import { DIALOG } from './search/held';

const FROM = '/zh/guide/start/';
const TO = '/zh/guide/start/quick-start';

test('a page whose file is gone for good is loaded whole and stays, without a loop', async ({
  page,
}) => {
  await page.goto(FROM);
  await startApp(page);
  const loads = countLoads(page);
  await page.route('**/async/*', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.locator(`.rp-doc-layout__sidebar a[href="${TO}"]`).click();
  await expect(page).toHaveURL((url) => url.pathname === TO);
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
  // A reload that was asked for has begun by then.
  await drawn(page);
  expect(loads()).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a tab whose scripts are gone loads its page again once', async ({ page }) => {
  const loads = countLoads(page);
  await page.route('**/static/js/index.*.js', (route) =>
    loads() < 2 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await page.goto(FROM);
  // The app starts by itself, before the load and after it; nobody has to touch the page.
  await expect.poll(loads).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready', { timeout: 15_000 });
  expect(loads()).toBe(2);
});

test('what was typed into the search of a tab whose scripts are gone stays', async ({ page }) => {
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
  await page.goto(FROM);
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

for (const isGone of [true, false]) {
  test(`the first search of a tab whose dialog is gone ${isGone ? 'for good' : 'since a deploy'} loads the page once`, async ({
    page,
  }) => {
    let loads = () => 0;
    let send = () => {};
    const typed = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(DIALOG, async (route) => {
      await typed;
      if (loads() && !isGone) return route.continue();
      await route.fulfill({ status: 404, body: 'gone' });
    });
    await page.goto(FROM);
    await appIsReady(page);
    loads = countLoads(page);
    await page.keyboard.press('/');
    await page.keyboard.type('banner');
    send();
    await expect.poll(loads).toBe(1);
    if (isGone) {
      await expect(page.getByText(zh['search.failed'])).toBeVisible({ timeout: 15_000 });
      // A reload that was asked for has begun by then.
      await drawn(page);
      expect(loads()).toBe(1);
      return;
    }
    const dialog = page.getByRole('dialog');
    // The second load starts the app again.
    const field = dialog.getByRole('combobox');
    await expect(field).toHaveValue('banner', { timeout: 15_000 });
    await expect(dialog.locator('a[href*="banner"]').first()).toBeVisible();
    expect(loads()).toBe(1);
  });
}

test('the page stays when neither the dialog nor the page itself answers', async ({ page }) => {
  await page.route(DIALOG, (route) => route.abort());
  await page.goto(FROM);
  await appIsReady(page);
  const loads = countLoads(page);
  await page.route('**/*', (route) => route.abort());
  await page.keyboard.press('/');
  await expect(page.getByText(zh['search.failed'])).toBeVisible();
  expect(loads()).toBe(0);
});
