import { testChinese } from '../../kit/reader';
import { expect, NONSENSE, openSearch, test } from './searchDialog';

/** A typo in a name beside a word the site lacks. */
const FAR_OFF = { query: 'storrybok kubernetes', meant: 'Storybook' };

testChinese(
  '2.7.8 2.7.10 2.7.11 8.6 9.36 up to three similar queries are suggested, and one can be selected; a query without results is named and announced; links report it, and lead users of another tool to its page',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader });
    await search.ask('output');
    await search.field.fill(FAR_OFF.query);
    const near = search.dialog.getByRole('list', {
      name: search.texts.noResultsScreen.suggestedQueryText,
    });
    await expect(near.getByRole('button')).toHaveText([FAR_OFF.meant]);
    await near.getByRole('button').click();
    await expect(search.field).toHaveValue(FAR_OFF.meant);
    await expect(search.field).toBeFocused();
    await expect(search.rows.first()).toBeVisible();

    await search.field.fill(NONSENSE);
    const { reportMissingResultsLinkText } = search.texts.noResultsScreen;
    const words = search.texts.none.replace('{query}', NONSENSE);
    await expect(search.dialog.locator('p').getByText(words, { exact: true })).toBeVisible();
    await expect(search.status).toHaveText(words);
    await expect(search.rows).toHaveCount(0);

    await test.step('2.7.11 a link reports it, with the query in it', async () => {
      const link = search.dialog.getByRole('link', { name: reportMissingResultsLinkText });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveCSS('text-decoration-line', 'underline');
      const address = new URL((await link.getAttribute('href')) ?? '');
      expect(address.pathname).toMatch(/\/issues\/new$/);
      expect(address.searchParams.get('title')).toBe(
        search.texts.report.replace('{query}', NONSENSE),
      );
    });

    await test.step('2.7.10 other tools', async () => {
      const tools = search.dialog.getByRole('group', { name: search.texts.tools.title });
      for (const link of await tools.getByRole('link').all()) {
        const answer = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(answer.status(), answer.url()).toBe(200);
      }
      await tools.getByRole('link', { name: 'tsup' }).click();
      await expect(page).toHaveURL(new RegExp(`${reader.prefix}/guide/migration/tsup$`));
      await expect(search.dialog).toBeHidden();
    });
  },
);
