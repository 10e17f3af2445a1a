import { fixturePath, testChinese, testEnglish } from '../../kit/reader';
import { APP, answerAs, FALLBACKS, hitsOf, MAIN } from './fakeAlgolia';
import { expect, searchOf } from './searchDialog';

const GUIDE = 'guide/';

testChinese(
  '7.4 7.5 7.6 9.32 a query is sent as the provider expects it',
  async ({ page, open, reader }) => {
    const asked = await answerAs(page, reader);
    await open(fixturePath('features', reader, GUIDE));
    const search = searchOf(page, reader);
    await search.open();
    await search.ask('navbar');
    const [request] = asked;
    const url = new URL(request?.url ?? '');
    expect(request?.method).toBe('POST');
    expect(url.origin + decodeURIComponent(url.pathname)).toBe(`${MAIN}/1/indexes/*/queries`);
    expect(url.searchParams.get('x-algolia-application-id')).toBe(APP.DOCSEARCH_APP_ID);
    expect(url.searchParams.get('x-algolia-api-key')).toBe(APP.DOCSEARCH_API_KEY);
    expect(request?.body).toEqual({
      requests: [
        {
          query: 'navbar',
          indexName: APP.DOCSEARCH_INDEX_NAME,
          attributesToRetrieve: [
            ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
            'content',
            'type',
            'url',
          ],
          attributesToSnippet: [
            ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
            'content:10',
          ],
          snippetEllipsisText: '…',
          highlightPreTag: '<mark>',
          highlightPostTag: '</mark>',
          hitsPerPage: 20,
          clickAnalytics: false,
          facetFilters: [`lang:${reader.language}`],
        },
      ],
    });
  },
);

testEnglish(
  '7.7 7.9 2.7.5 hits are rendered safely, with paths of this site; no click is reported and no script from another origin is loaded',
  async ({ page, open, reader }) => {
    const asked = await answerAs(page, reader);
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await open(fixturePath('features', reader, GUIDE));
    const search = searchOf(page, reader);
    await search.open();
    await search.ask('navbar');
    const row = search.rows.first();
    await expect(row).toContainText('navbar <img src=x>');
    await expect(search.dialog.locator('img')).toHaveCount(0);
    await expect(search.rows).toHaveCount(hitsOf(reader).length);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(fixturePath('features', reader, 'guide/parts/navbar'));
    expect(asked.length).toBe(1);
    const own = new URL(fixturePath('features', reader, GUIDE)).origin;
    expect([...origins].toSorted()).toEqual([own, MAIN].toSorted());
  },
);

testEnglish(
  '8.5 7.8 all hosts unreachable: each is tried once, then the error screen stays',
  async ({ page, open, reader }) => {
    const asked = await answerAs(page, reader, { down: [MAIN, ...FALLBACKS] });
    await open(fixturePath('features', reader, GUIDE));
    const search = searchOf(page, reader);
    await search.open();
    await search.field.fill('navbar');
    const { titleText, helpText } = search.texts.errorScreen;
    await expect(search.dialog.getByText(titleText)).toBeVisible();
    await expect(search.dialog.getByText(helpText)).toBeVisible();
    const hosts = asked.map(({ url }) => new URL(url).origin);
    expect(hosts[0]).toBe(MAIN);
    expect(hosts.toSorted()).toEqual([MAIN, ...FALLBACKS].toSorted());
    await expect(search.status).toContainText(titleText);
  },
);

testChinese(
  '8.8 a response that is an error or not JSON leaves the page and the dialog working',
  async ({ page, open, reader }) => {
    await answerAs(page, reader, { body: (count) => [{ status: 403 }, { text: '<html>' }][count] });
    await open(fixturePath('features', reader, GUIDE));
    const search = searchOf(page, reader);
    await search.open();
    await search.field.fill('navbar a');
    await search.field.fill('navbar ab');
    await search.ask('navbar');
    await expect(search.rows).toHaveCount(hitsOf(reader).length);
  },
);

testEnglish(
  '7.10 8.7 a missing setting is named in the error, and the page keeps working',
  async ({ page, open, reader, errors }) => {
    await page.route('**/static/search/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(APP.DOCSEARCH_API_KEY, '');
      await route.fulfill({ response, body });
    });
    await open(fixturePath('features', reader, GUIDE));
    const search = searchOf(page, reader);
    await search.button.click();
    for (const _visit of [1, 2]) {
      await expect(search.dialog.getByText(reader.t['search.failed'])).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(search.dialog).toHaveCount(0);
      await search.button.click();
    }
    expect(errors.join('\n')).toContain('DOCSEARCH_API_KEY is missing');
    await page.keyboard.press('Escape');
    const before = page.url();
    const pages = page.getByRole('navigation', { name: reader.t['controls.nav.pages'] });
    await pages.getByRole('link').nth(1).click();
    await expect(page).not.toHaveURL(before);
  },
);
