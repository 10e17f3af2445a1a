/** Keys that race the results: they select and open a result for the whole query, not for its first letters. */
import { testChinese, testEnglish } from '../../kit/reader';
import { DIALOG, hold } from './held';
import { expect, noteWindows, opened, openSearch, START, searchOf } from './searchDialog';

/** A query and the page it finds, and a prefix of it that finds another page. */
const FOUND = { query: 'bundleless', path: '/guide/basic/output-structure#bundleless' } as const;
const BEGIN = 'bundle';

/** In the page: queries reach the worker 300 ms late. */
function answerLate() {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...message: [never]) {
    setTimeout(() => postMessage.apply(this, message), 300);
  } as typeof postMessage;
}

testEnglish(
  'Enter after a query typed while the records load opens its first result',
  async ({ page, open, reader }) => {
    const release = await hold(page, '**/static/search/*.json');
    const search = await openSearch({ page, open, reader });
    // Typed at a human pace: each letter runs a query.
    await page.keyboard.type(FOUND.query, { delay: 30 });
    await page.keyboard.press('Enter');
    release();
    await expect(search.dialog).toHaveCount(0, { timeout: 20_000 });
    await expect(page).toHaveURL(reader.prefix + FOUND.path);
  },
);

testEnglish('an arrow and Enter while the records load open the second result', async (kit) => {
  const { page, reader } = kit;
  const release = await hold(page, '**/static/search/*.json');
  const search = await openSearch(kit);
  const from = page.url();
  await page.keyboard.type('externals');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  release();
  await expect(page).not.toHaveURL(from, { timeout: 20_000 });
  const opened = page.url();
  await search.open();
  await search.ask('externals');
  const second = await search.rows.nth(1).getByRole('link').getAttribute('href');
  expect(opened).toContain(reader.prefix + second);
});

testChinese(
  'an arrow pressed while earlier results are shown selects a row of the pending ones',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, 'css');
    await expect(search.rows.nth(4)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.evaluate(answerLate);
    await page.keyboard.type(' mod');
    // Typing selects the first row again; ArrowDown then selects the second of the pending rows.
    await expect(search.rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(search.rows.first().locator('mark').nth(1)).toHaveText('Mod');
    await expect(search.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  },
);

testChinese(
  'Enter pressed while earlier results are shown opens the first of the pending ones',
  async ({ page, open, reader }) => {
    await page.addInitScript(answerLate);
    const search = await openSearch({ page, open, reader }, BEGIN);
    const first = await search.rows.first().getByRole('link').getAttribute('href');
    expect(first).not.toBe(reader.prefix + FOUND.path);
    await page.keyboard.type(FOUND.query.slice(BEGIN.length));
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0, { timeout: 20_000 });
    await expect(page).toHaveURL(reader.prefix + FOUND.path);
  },
);

testChinese(
  'Enter pressed before the script loads opens the first result once it has, with Ctrl in another tab',
  async ({ page, reader }) => {
    await noteWindows(page);
    const release = await hold(page, DIALOG);
    await page.goto(reader.prefix + START);
    await page.keyboard.press('Control+k');
    await page.keyboard.type(FOUND.query);
    await page.keyboard.press('Control+Enter');
    release();
    await expect
      .poll(() => opened(page), { timeout: 20_000 })
      .toEqual([[reader.prefix + FOUND.path, '_blank', 'noopener']]);
    await expect(searchOf(page, reader).dialog).toBeVisible();
    await expect(page).toHaveURL(reader.prefix + START);
  },
);

testEnglish('a letter typed after Enter cancels it', async ({ page, reader }) => {
  const release = await hold(page, DIALOG);
  await page.goto(reader.prefix + START);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('umd');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Name');
  release();
  const { rows, field } = searchOf(page, reader);
  await expect(rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/, {
    timeout: 20_000,
  });
  await expect(field).toHaveValue('umdName');
  await expect(page).toHaveURL(reader.prefix + START);
});

testEnglish(
  'arrows and Enter pressed before the script loads select the same row as later',
  async ({ page, reader }) => {
    const release = await hold(page, DIALOG);
    await page.goto(reader.prefix + START);
    const { field, rows } = searchOf(page, reader);
    const type = async (...keys: string[]) => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await page.keyboard.type('dts');
      for (const key of keys) await page.keyboard.press(key);
    };
    await type('ArrowDown', 'ArrowDown', 'ArrowUp');
    release();
    await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
    const href = String(await rows.nth(1).getByRole('link').getAttribute('href'));
    await page.reload();
    const releaseAgain = await hold(page, DIALOG);
    await type('ArrowDown', 'Enter');
    releaseAgain();
    await expect(page).toHaveURL(({ pathname, hash }) => pathname + hash === href);
  },
);
