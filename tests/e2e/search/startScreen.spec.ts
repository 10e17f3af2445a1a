import { testBoth, testChinese, testEnglish } from '../../kit/reader';
import {
  expect,
  FOUND,
  keepSearches,
  openSearch,
  START,
  savedPage,
  searchOf,
  storageKey,
} from './searchDialog';

const many = (count: number, name: string, reader: Parameters<typeof savedPage>[1]) =>
  Array.from({ length: count }, (_, i) => savedPage(`${name}${i}`, reader));

testBoth(
  '2.7.6 5.2 4.42 3.30 the start screen says that there are no searches, with any blank query, and leads to pages that are often looked for, by their titles; a chosen result becomes a recent search, without marks, by language',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader });
    const none = search.dialog.getByText(search.texts.startScreen.noRecentSearchesText);
    await expect(none).toBeVisible();
    await search.ask(FOUND.query);
    await expect(none).toHaveCount(0);
    for (const blank of ['', '   ', '\u3000']) {
      await search.field.fill(blank);
      await expect(none, `query “${blank}”`).toBeVisible();
      await expect(search.rows).toHaveCount(0);
    }
    await page.keyboard.press('Escape');
    const { title, pages } = search.texts.popular;
    for (const { text, link } of pages) {
      await search.open();
      const list = search.dialog.getByRole('group', { name: title });
      await expect(list.getByRole('link')).toHaveCount(pages.length);
      await list.getByRole('link', { name: text }).press('Enter');
      await expect(search.dialog).toHaveCount(0);
      await expect(page).toHaveURL(link);
      await expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible();
    }

    await search.open();
    await search.ask(FOUND.query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(reader.prefix + FOUND.path);
    const stored = await page.evaluate(
      (key) => localStorage.getItem(key) ?? '',
      storageKey('RECENT', reader),
    );
    const [entry, ...others] = JSON.parse(stored);
    expect(others).toEqual([]);
    expect(entry.url).toBe(reader.prefix + FOUND.path);
    expect(Object.keys(entry)).not.toContain('_highlightResult');
    expect(Object.keys(entry)).not.toContain('_snippetResult');
    expect(stored).not.toContain('<');
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.includes('DOCSEARCH'))).toEqual([storageKey('RECENT', reader)]);

    await search.open();
    await expect(search.lists).toHaveAccessibleName(search.texts.startScreen.recentSearchesTitle);
    await expect(search.rows).toHaveCount(1);
    await expect(search.dialog.getByRole('group', { name: title }).getByRole('link')).toHaveCount(
      pages.length,
    );
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0);
  },
);

/** Fields of a saved search (specification 3.30): those of a hit without its highlighting. */
const SAVED = ['anchor', 'content', 'hierarchy', 'objectID', 'type', 'url', 'url_without_anchor'];

testEnglish(
  '4.42 3.30 a match in a section or in a text saves its page, and as a favorite, too, without marks',
  async ({ page, open, reader }) => {
    await open(reader.prefix + START);
    const search = searchOf(page, reader);
    const stored = async (list: 'RECENT' | 'FAVORITE') =>
      JSON.parse(
        (await page.evaluate((key) => localStorage.getItem(key), storageKey(list, reader))) ?? '[]',
      );
    // A heading of one page, then a word found in many sections.
    for (const [query, kind] of [
      ['dts.isolated', 'heading'],
      ['rootDir', 'text'],
    ] as const) {
      await search.open();
      await search.ask(query);
      const row = search.rows.filter({ has: page.locator('a[href*="#"]') }).first();
      const link = row.getByRole('link');
      const chosen = (await link.getAttribute('href')) ?? '';
      expect(chosen).toContain('#');
      await link.click();
      await expect(search.dialog).toHaveCount(0);
      const [entry] = await stored('RECENT');
      expect(Object.keys(entry).toSorted(), kind).toEqual(SAVED);
      expect(entry.url.split('#')[0]).toBe(chosen.split('#')[0]);
      expect(JSON.stringify(entry)).not.toContain('<mark');
    }
    await search.open();
    await expect(search.rows).toHaveCount(2);
    await search.rows
      .first()
      .getByRole('button', { name: search.texts.startScreen.saveRecentSearchButtonTitle })
      .click();
    await expect.poll(async () => (await stored('FAVORITE')).length).toBe(1);
    for (const entry of [...(await stored('FAVORITE')), ...(await stored('RECENT'))])
      expect(Object.keys(entry).toSorted()).toEqual(SAVED);
  },
);

testChinese(
  '4.41 a recent search can be promoted and removed, a favorite removed',
  async ({ page, open, reader }) => {
    await keepSearches(page, reader, {
      recent: [savedPage('first', reader), savedPage('second', reader)],
    });
    await open(reader.prefix + START);
    const search = searchOf(page, reader);
    const { startScreen } = search.texts;
    await search.open();
    const inRow = (name: string, button: string) =>
      search.rows.filter({ hasText: name }).getByRole('button', { name: button, exact: true });
    await inRow('first', startScreen.saveRecentSearchButtonTitle).click();
    const favorites = search.dialog.getByRole('tree', {
      name: startScreen.favoriteSearchesTitle,
      exact: true,
    });
    await expect(favorites.getByRole('treeitem')).toHaveText(['first']);
    await inRow('second', startScreen.removeRecentSearchButtonTitle).click();
    await expect(search.rows).toHaveText(['first']);
    await inRow('first', startScreen.removeFavoriteSearchButtonTitle).click();
    await expect(search.rows).toHaveCount(0);
    await expect(page).toHaveURL(reader.prefix + START);
  },
);

testEnglish(
  '4.42 a favorite that is chosen does not become a recent search',
  async ({ page, open, reader }) => {
    await keepSearches(page, reader, { favorite: [savedPage('bundleless', reader)] });
    const search = await openSearch({ page, open, reader });
    await page.keyboard.press('Enter');
    await expect(search.dialog).toHaveCount(0);
    const recent = await page.evaluate(
      (key) => localStorage.getItem(key),
      storageKey('RECENT', reader),
    );
    expect(JSON.parse(recent ?? '[]')).toEqual([]);
  },
);

testChinese('9.34 seven recent searches are kept', async ({ page, open, reader }) => {
  await keepSearches(page, reader, { recent: many(7, 'page', reader) });
  const search = await openSearch({ page, open, reader });
  await expect(search.rows).toHaveCount(7);
  await search.ask(FOUND.query);
  await page.keyboard.press('Enter');
  await search.open();
  await expect(search.rows).toHaveCount(7);
  await expect(search.rows.first().getByRole('link')).toHaveAttribute('href', /umd-name/);
});

testEnglish(
  '9.34 9.35 with favorites four recent searches are kept, and ten favorites',
  async ({ page, open, reader }) => {
    await keepSearches(page, reader, {
      recent: many(4, 'page', reader),
      favorite: many(10, 'star', reader),
    });
    await open(reader.prefix + START);
    const search = searchOf(page, reader);
    const { startScreen } = search.texts;
    const lists = [startScreen.recentSearchesTitle, startScreen.favoriteSearchesTitle].map((name) =>
      search.dialog.getByRole('tree', { name, exact: true }).getByRole('treeitem'),
    );
    await search.open();
    await search.ask(FOUND.query);
    await page.keyboard.press('Enter');
    await search.open();
    await expect(lists[0] ?? search.rows).toHaveCount(4);
    await search.rows
      .first()
      .getByRole('button', { name: startScreen.saveRecentSearchButtonTitle })
      .click();
    await expect(lists[0] ?? search.rows).toHaveCount(3);
    await expect(lists[1] ?? search.rows).toHaveCount(10);
  },
);
