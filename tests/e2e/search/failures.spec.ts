import type { Page } from '@playwright/test';
import { testChinese, testEnglish } from '../../kit/reader';
import { DIALOG, hold } from './held';
import { expect, FOUND, openSearch, START, searchOf } from './searchDialog';

const RECORDS = '**/static/search/*.json';

testEnglish(
  '2.7.9 4.35 8.5 a failed download shows the error screen, which stays, and recovers',
  async ({ page, open, reader }) => {
    const exceptions: string[] = [];
    page.on('pageerror', ({ message }) => exceptions.push(message));
    await page.route(RECORDS, (route) => route.abort());
    await open(reader.prefix + START);
    const search = searchOf(page, reader);
    const { titleText, helpText } = search.texts.errorScreen;
    await search.open();
    await search.field.fill(FOUND.query);
    const title = search.dialog.getByText(titleText, { exact: true });
    await expect(title).toBeVisible();
    await expect(search.dialog.getByText(helpText, { exact: true })).toBeVisible();
    // Neither loading nor results: the error is a state of its own.
    await expect(search.dialog.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(search.rows).toHaveCount(0);
    await expect(search.none).toHaveCount(0);
    await expect(search.status).toContainText(titleText);
    await expect(title).toBeVisible();
    await page.unroute(RECORDS);
    await search.ask(`${FOUND.query} `);
    await expect(title).toHaveCount(0);
    expect(exceptions).toEqual([]);
  },
);

testEnglish(
  '4.35 9.38 idle, then loading, stalled after 300 ms, and idle again with the results',
  async ({ page, open, reader }) => {
    const answer = await hold(page, RECORDS);
    const search = await openSearch({ page, open, reader });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const stalled = search.dialog.locator('[aria-busy=true]');
    const start = search.dialog.getByText(search.texts.startScreen.noRecentSearchesText);
    // Idle for any time: nothing is pending, so nothing times out.
    await page.clock.runFor(1000);
    await expect(stalled).toHaveCount(0);
    await expect(start).toBeVisible();
    await search.field.fill(FOUND.query);
    await page.clock.runFor(299);
    await expect(stalled).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(stalled).toHaveCount(1);
    await page.clock.resume();
    answer();
    await expect(search.rows.first()).toBeVisible();
    await expect(stalled).toHaveCount(0);
    await expect(start).toHaveCount(0);
  },
);

testChinese(
  'a slow search says so, above links to popular pages, until results arrive',
  async ({ page, open, reader }) => {
    const release = await hold(page, RECORDS);
    const search = await openSearch({ page, open, reader });
    const { slow, popular } = search.texts;
    await search.field.fill(FOUND.query);
    const words = search.status.getByText(slow);
    await expect(words).toBeInViewport();
    expect((await words.boundingBox())?.height).toBeGreaterThan(15);
    await expect(search.dialog.getByRole('link', { name: popular.pages[0].text })).toBeVisible();
    release();
    await expect(search.rows.first()).toBeVisible();
    await expect(words).toHaveCount(0);
    expect((await search.status.boundingBox())?.height).toBeLessThan(2);
  },
);

testEnglish(
  'a slow search shows links to popular pages, also for text typed before its script loaded',
  async ({ page, reader }) => {
    const release = await hold(page, DIALOG);
    await hold(page, RECORDS);
    await page.goto(reader.prefix + START);
    const { dialog, field, status, texts } = searchOf(page, reader);
    await page.keyboard.press('Control+k');
    await expect(field).toBeFocused();
    await page.keyboard.type(FOUND.query);
    release();
    await expect(status.getByText(texts.slow)).toBeVisible();
    await expect(dialog.getByRole('link', { name: texts.popular.pages[0].text })).toBeVisible();
  },
);

/** How readers retry a failed search. */
const RETRIES: Record<string, (page: Page, again: string) => Promise<void>> = {
  'the button': (page, again) => page.getByRole('button', { name: again }).click(),
  Enter: (page) => page.keyboard.press('Enter'),
  'the connection coming back': (page) =>
    page.evaluate(() => void dispatchEvent(new Event('online'))),
};

for (const [index, [name, retry]] of Object.entries(RETRIES).entries()) {
  const testOne = index % 2 === 0 ? testEnglish : testChinese;
  testOne(`a failed search is retried by ${name}`, async ({ page, open, reader }) => {
    await page.route(RECORDS, (route) => route.abort());
    const search = await openSearch({ page, open, reader });
    const { titleText, retryText } = search.texts.errorScreen;
    await search.field.fill(FOUND.query);
    const title = search.dialog.getByText(titleText, { exact: true });
    await expect(title).toBeVisible();
    await expect(search.dialog.getByRole('group').getByRole('link')).not.toHaveCount(0);
    await page.unroute(RECORDS);
    await retry(page, retryText);
    await expect(search.rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/);
    await expect(title).toHaveCount(0);
    await expect(search.field).toBeFocused();
    // Found, not opened: the reader has not seen it yet.
    await expect(page).toHaveURL(reader.prefix + START);
  });
}

testChinese(
  'records that do not arrive are reported after 10 s, and searched when they do',
  async ({ page, open, reader }) => {
    const release = await hold(page, RECORDS);
    const search = await openSearch({ page, open, reader });
    await page.clock.install();
    await search.field.fill(FOUND.query);
    const title = search.dialog.getByText(search.texts.errorScreen.titleText, { exact: true });
    await page.clock.runFor(9900);
    await expect(title).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(title).toBeVisible();
    release();
    await expect(search.rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/, {
      timeout: 20_000,
    });
    await expect(title).toHaveCount(0);
  },
);

testChinese(
  '8.8 malformed records are an error, not an empty result',
  async ({ page, open, reader }) => {
    await page.route(RECORDS, (route) =>
      route.fulfill({ body: '<!doctype html>', contentType: 'application/json' }),
    );
    const search = await openSearch({ page, open, reader });
    await search.field.fill(FOUND.query);
    const title = search.dialog.getByText(search.texts.errorScreen.titleText, { exact: true });
    await expect(title).toBeVisible({ timeout: 15_000 });
  },
);

testEnglish(
  'a dialog that cannot be loaded is reported, and can be opened again',
  async ({ page, open, reader }) => {
    await page.route(DIALOG, (route) => route.abort());
    await open(reader.prefix + START);
    const search = searchOf(page, reader);
    await search.button.click();
    await search.field.fill(FOUND.query);
    await expect(search.dialog.getByText(reader.t['search.failed'])).toBeVisible();
    await expect(search.field).toHaveValue(FOUND.query);
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
    await expect(search.button).toBeFocused();
    await page.unroute(DIALOG);
    await search.open();
    await search.ask(FOUND.query);
  },
);

for (const [name, retry] of [
  ['the next letter', (page: Page) => page.keyboard.press('N')],
  ['the connection coming back', RETRIES['the connection coming back']],
] as const) {
  testChinese(
    `an open dialog that failed to load is retried by ${name}`,
    async ({ page, open, reader }) => {
      await page.route(DIALOG, (route) => route.abort());
      await open(reader.prefix + START);
      const search = searchOf(page, reader);
      await search.button.click();
      await search.field.fill('umd');
      await expect(search.dialog.getByText(reader.t['search.failed'])).toBeVisible();
      await page.unroute(DIALOG);
      await retry?.(page, '');
      await expect(search.rows.first()).toBeVisible();
    },
  );
}

testChinese(
  'on a slow connection the dialog may take longer, and typed text is kept',
  async ({ page, open, reader }) => {
    await page.clock.install();
    const release = await hold(page, DIALOG);
    await open(reader.prefix + START);
    const search = searchOf(page, reader);
    await page.keyboard.press('/');
    await page.keyboard.type(FOUND.query);
    // The app waits 6 s for a script, but this one waits for the reader.
    for (let waits = 0; waits < 6; waits += 1) await page.clock.runFor(6000);
    await expect(search.field).toHaveValue(FOUND.query);
    await page.clock.resume();
    release();
    await expect(search.field).toHaveValue(FOUND.query);
    await expect(search.rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/);
  },
);
