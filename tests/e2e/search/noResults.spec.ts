import { testBoth, testEnglish } from '../../kit/reader';
import { expect, NONSENSE, openSearch } from './searchDialog';

/** A slip in a name beside what the site does not have, in both languages. */
const FAR_OFF = { query: 'storrybok kubernetes', meant: 'Storybook' };

testBoth(
  '2.7.8 8.6 a query without results is named on its own screen',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader });
    await search.field.fill(NONSENSE);
    const { noResultsText } = search.texts.noResultsScreen;
    await expect(search.dialog.getByText(`${noResultsText} "${NONSENSE}"`)).toBeVisible();
    await expect(search.rows).toHaveCount(0);
  },
);

testBoth(
  '2.7.10 9.36 up to three queries that may have been meant are offered, and one can be taken',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, 'output');
    await search.field.fill(FAR_OFF.query);
    const near = search.dialog.getByRole('list', {
      name: search.texts.noResultsScreen.suggestedQueryText,
    });
    await expect(near.getByRole('button')).toHaveText([FAR_OFF.meant]);
    await near.getByRole('button').click();
    await expect(search.field).toHaveValue(FAR_OFF.meant);
    await expect(search.field).toBeFocused();
    await expect(search.rows.first()).toBeVisible();
  },
);

testBoth(
  '2.7.10 readers of another tool find its page where nothing else is found',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader });
    await search.field.fill(NONSENSE);
    const tools = search.dialog.getByRole('group', { name: search.texts.tools.title });
    for (const link of await tools.getByRole('link').all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status(), answer.url()).toBe(200);
    }
    await tools.getByRole('link', { name: 'tsup' }).click();
    await expect(page).toHaveURL(new RegExp(`${reader.prefix}/guide/migration/tsup$`));
    await expect(search.dialog).toBeHidden();
  },
);

testEnglish(
  '2.7.11 a link reports the missing result, with the query in it',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader });
    await search.field.fill(NONSENSE);
    const { reportMissingResultsLinkText } = search.texts.noResultsScreen;
    const link = search.dialog.getByRole('link', { name: reportMissingResultsLinkText });
    await expect(link).toHaveAttribute('target', '_blank');
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('title')).toBe(
      search.texts.report.replace('{query}', NONSENSE),
    );
  },
);

testBoth(
  '2.7.8 no letter of a word says that nothing is found, a pause after one that finds nothing does',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader });
    const none = search.dialog.locator('.DocSearch-NoResults');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const shown = document.querySelector('.DocSearch-NoResults')?.textContent;
        if (shown) seen.push(shown);
      }).observe(document.body, { childList: true, subtree: true });
    });
    // Nothing begins with `minf`, and `minfy` is a slip.
    await search.field.pressSequentially('minfy', { delay: 150 });
    await expect(search.rows.first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
    await search.field.pressSequentially('qxzv', { delay: 50 });
    await expect(none).toBeVisible();
    await expect(search.rows).toHaveCount(0);
  },
);
