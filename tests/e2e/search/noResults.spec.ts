import { testBoth, testEnglish } from '../../kit/reader';
import { expect, NONSENSE, openSearch } from './searchDialog';

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
  '2.7.10 9.36 up to three queries are suggested, and a suggestion can be taken',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, 'output');
    await search.field.fill(NONSENSE);
    await expect(
      search.dialog.getByText(search.texts.noResultsScreen.suggestedQueryText),
    ).toBeVisible();
    const suggestions = search.dialog.getByRole('listitem').getByRole('button');
    await expect(suggestions).toHaveCount(3);
    const [first = ''] = await suggestions.allInnerTexts();
    await suggestions.first().click();
    await expect(search.field).toHaveValue(`${first.toLowerCase()} `);
    await expect(search.field).toBeFocused();
    await expect(search.rows.first()).toBeVisible();
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
