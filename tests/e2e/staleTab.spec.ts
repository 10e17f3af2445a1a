import { zh } from '../../i18n/zh';
import { appIsReady, startApp } from '../kit/startApp';
import { expect, test } from '../kit/test';
import { countLoads, drawn } from './measure';
import { DIALOG, hold } from './search/held';

const FROM = '/zh/guide/start/';
const TO = '/zh/guide/start/quick-start';

test('8.2 a page whose script is gone for good is logged, loaded in full and stays, without a reload loop', async ({
  page,
}) => {
  await page.goto(FROM);
  await startApp(page);
  const loads = countLoads(page);
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'log' && /chunk/i.test(message.text()),
  );
  await page.route('**/async/*', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.locator(`.rp-doc-layout__sidebar a[href="${TO}"]`).click();
  await logged;
  await expect(page).toHaveURL((url) => url.pathname === TO);
  await expect.poll(loads).toBe(1);
  // The full page references that file too: its app cannot start, reloads once, and then stays. An interaction may
  // still hit the page being left, so it is repeated.
  const touch = () => page.evaluate(() => void window.dispatchEvent(new Event('pointerdown')));
  await expect(async () => {
    await touch();
    expect(loads()).toBe(2);
  }).toPass();
  await expect(async () => {
    await touch();
    expect(await page.locator('html').getAttribute('data-app')).toBe('failed');
  }).toPass();
  // A requested reload has started by now.
  await drawn(page);
  expect(loads()).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('text typed into the search of a tab whose scripts are gone is kept', async ({ page }) => {
  const loads = countLoads(page);
  const send = await hold(page, '**/static/js/index.*.js', (route) =>
    loads() > 1 ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  );
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
    const send = await hold(page, DIALOG, (route) =>
      loads() && !isGone ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
    );
    await page.goto(FROM);
    await appIsReady(page);
    loads = countLoads(page);
    await page.keyboard.press('/');
    await page.keyboard.type('banner');
    send();
    await expect.poll(loads).toBe(1);
    if (isGone) {
      await expect(page.getByText(zh['search.failed'])).toBeVisible({ timeout: 15_000 });
      // A requested reload has started by now.
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

test('the page stays when neither the dialog nor the page itself can be loaded', async ({
  page,
}) => {
  await page.route(DIALOG, (route) => route.abort());
  await page.goto(FROM);
  await appIsReady(page);
  const loads = countLoads(page);
  await page.route('**/*', (route) => route.abort());
  await page.keyboard.press('/');
  await expect(page.getByText(zh['search.failed'])).toBeVisible();
  expect(loads()).toBe(0);
});
