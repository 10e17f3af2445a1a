import { makeRecords, recordsFile } from '../../../search/records/recordsFile';
import { testChinese, testEnglish } from '../../kit/reader';
import { startApp } from '../../kit/startApp';
import { expect, keepSearches, openSearch, savedPage } from './searchDialog';

const ATTACK = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
/** A query without results. */
const QUERY = '<iframe/qxzvwkj onload=qxzvwkj()>';
/** What a successful attack would leave. */
const traces = () => ({
  attacked: Reflect.get(window, 'attacked'),
  elements: document.querySelectorAll('[role=dialog] :is(img, script, iframe, b)').length,
});
const NOTHING = { attacked: undefined, elements: 0 };

testEnglish('markup in a record is shown as text', async ({ page, open, reader }) => {
  const heading = `needle ${ATTACK}`;
  const section = { level: 2, id: 'x', heading, text: `needle <b>${ATTACK}` };
  const records = makeRecords(reader.language, [
    {
      route: `${reader.prefix}/guide/`,
      group: ATTACK,
      title: heading,
      sections: [{ ...section, level: 1, id: '' }, section],
    },
  ]);
  await page.route('**/static/search/*.json', (route) =>
    route.fulfill({ body: recordsFile(records).text, contentType: 'application/json' }),
  );
  const search = await openSearch({ page, open, reader }, 'needle');
  await expect(search.rows.first()).toContainText('<img src=x');
  expect(await page.evaluate(traces)).toEqual(NOTHING);
  // Saved, then shown again where the dialog falls back to plain fields.
  await search.rows.first().getByRole('link').click();
  await search.open();
  await expect(search.rows.first()).toContainText('<img src=x');
  expect(await page.evaluate(traces)).toEqual(NOTHING);
});

testChinese('markup in a query is shown as text', async ({ page, open, reader }) => {
  const search = await openSearch({ page, open, reader });
  await search.field.fill(QUERY);
  const words = search.texts.none.replace('{query}', QUERY);
  await expect(search.dialog.locator('p').getByText(words, { exact: true })).toBeVisible();
  await search.ask('<b>dts</b>');
  expect(await page.evaluate(traces)).toEqual(NOTHING);
});

testEnglish(
  'markup in local storage is shown as text, foreign addresses are dropped',
  async ({ page, open, reader }) => {
    const hierarchy = { lvl0: ATTACK, lvl1: `stored ${ATTACK}`, lvl2: ATTACK };
    await keepSearches(page, reader, {
      recent: [
        savedPage('1', reader, { hierarchy, content: ATTACK }),
        savedPage('2', reader, { hierarchy, type: 'lvl2' }),
        savedPage('script', reader, { url: 'javascript:window.attacked=1' }),
      ],
      favorite: [savedPage('3', reader, { hierarchy, content: ATTACK, type: 'content' })],
    });
    const search = await openSearch({ page, open, reader });
    await expect(search.rows).toHaveCount(3);
    await expect(search.rows.first()).toContainText('<img src=x');
    expect(await page.evaluate(traces)).toEqual(NOTHING);
  },
);

testEnglish(
  'a saved search for a removed page leads to the 404 page',
  async ({ page, open, reader }) => {
    await keepSearches(page, reader, {
      recent: [savedPage('gone', reader, { url: `${reader.prefix}/guide/gone` })],
    });
    await openSearch({ page, open, reader });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${reader.prefix}/guide/gone`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reader.words.notFound);
  },
);

testChinese(
  'when storage is full, searches and favorites are kept until the page is left',
  async ({ page, open, reader }) => {
    await page.addInitScript(() => {
      const full = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Storage.prototype.setItem = full;
    });
    const search = await openSearch({ page, open, reader }, 'banner');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/banner/);
    const { startScreen } = search.texts;
    await search.open();
    await search.rows
      .getByRole('button', { name: startScreen.saveRecentSearchButtonTitle })
      .click();
    const isFavorite = () =>
      expect(search.lists).toHaveAccessibleName(startScreen.favoriteSearchesTitle);
    await isFavorite();
    await page.keyboard.press('Escape');
    await search.open();
    await isFavorite();
    await expect(search.rows).toHaveCount(1);
    await page.reload();
    await startApp(page);
    await search.open();
    await expect(search.dialog.getByText(startScreen.noRecentSearchesText)).toBeVisible();
  },
);
