import { testBoth, testChinese } from '../../kit/reader';
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

testBoth(
  '2.7.6 5.2 4.42 3.30 the start screen says that there are no recent searches, with any blank query, and links to popular pages by title; an opened result becomes a recent search of its language, without highlights',
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
