/** Enter pressed sooner than the answer comes: it opens the first result of all letters, not of the first ones. */
import { testChinese, testEnglish } from '../../kit/reader';
import { hold } from './held';
import { expect, openSearch } from './searchDialog';

/** A query that the page answers, and letters that it begins with, which another page answers. */
const FOUND = { query: 'bundleless', path: '/guide/basic/output-structure#bundleless' } as const;
const BEGIN = 'bundle';

testEnglish('typed while the records are on their way', async ({ page, open, reader }) => {
  const release = await hold(page, '**/static/search/*.json');
  const search = await openSearch({ page, open, reader });
  // Letter by letter, as hands do: each letter asks.
  await page.keyboard.type(FOUND.query, { delay: 30 });
  await page.keyboard.press('Enter');
  release();
  await expect(search.dialog).toHaveCount(0, { timeout: 20_000 });
  await expect(page).toHaveURL(reader.prefix + FOUND.path);
});

testChinese('typed while results of fewer letters are shown', async ({ page, open, reader }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...message: [never]) {
      setTimeout(() => postMessage.apply(this, message), 300);
    } as typeof postMessage;
  });
  const search = await openSearch({ page, open, reader }, BEGIN);
  const first = await search.rows.first().getByRole('link').getAttribute('href');
  expect(first).not.toBe(reader.prefix + FOUND.path);
  await page.keyboard.type(FOUND.query.slice(BEGIN.length));
  await page.keyboard.press('Enter');
  await expect(search.dialog).toHaveCount(0, { timeout: 20_000 });
  await expect(page).toHaveURL(reader.prefix + FOUND.path);
});
