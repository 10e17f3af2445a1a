import { LANGUAGE_LABELS } from '../../../site';
import { builtScript } from '../../../tools/builtScript';
import { testBoth, testChinese } from '../../kit/reader';
import { expect, FOUND, openSearch, test } from './searchDialog';

/** Words in the longest text of a row besides headings: Latin words, or pairs of Han characters. */
const longestSnippet = (texts: readonly string[]) =>
  Math.max(
    ...texts.map((text) => {
      const runs = text.match(/\p{Script=Han}+|[\w$]+(?:[.\-/:][\w$]+)*/gu) ?? [];
      const words = (run: string) => (/\p{Script=Han}/u.test(run) ? Math.ceil(run.length / 2) : 1);
      return runs.reduce((sum, run) => sum + words(run), 0);
    }),
  );

testBoth(
  '2.7.5 2.7.7 3.27 3.28 3.29 7.11 9.32 9.33 results come from a worker with the records of this language only: paths of this site, in groups, at most 20, each with a word of the query and 10 words of text, 5 at 768 px',
  async ({ page, open, reader }) => {
    const records: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/static\/search\/.*json$/.test(pathname)) records.push(pathname);
    });
    const search = await openSearch({ page, open, reader });
    const step = (title: string, query: string, body: () => Promise<void>) =>
      test.step(`${title}: ${query}`, async () => {
        await search.ask(query);
        await body();
      });

    await step('7.11 a background worker answers', FOUND.query, async () => {
      expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
        `/${builtScript('search worker')}`,
      ]);
      expect(new Set(records).size).toBe(1);
      expect(records[0]).toMatch(new RegExp(`/${reader.language}\\.\\w+\\.json$`));
    });

    await step('2.7.5 an address is a path of this site, without an origin', 'dts', async () => {
      const addresses = await search.rows
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      expect(addresses.length).toBeGreaterThan(3);
      for (const address of addresses) {
        expect(address).toMatch(/^\/[\w/-]+(#[\w%-]+)?$/);
        expect(address.startsWith('/zh/')).toBe(reader.language === 'zh');
      }
    });

    for (const query of ['dts', 'output', 'css', 'react']) {
      await step('2.7.7 3.28 each group once, then by page', query, async () => {
        // Read in one step: rows found first and read later may be stale.
        const groups = await search.dialog.evaluate((dialog) =>
          [...dialog.querySelectorAll('[role="tree"]')].map((list) => ({
            name: list.getAttribute('aria-label') ?? '',
            title: list.parentElement?.firstElementChild?.textContent,
            pages: [...list.querySelectorAll('a')].map((link) => link.pathname),
          })),
        );
        expect(groups.length).toBeGreaterThan(1);
        const names = groups.map(({ name }) => name);
        // Without invisible characters that only distinguish equal titles.
        expect(names.join('')).not.toMatch(/\p{Cf}/u);
        expect(new Set(names).size).toBe(names.length);
        for (const { name, title, pages } of groups) {
          expect(title).toBe(name);
          // Results of one page are adjacent.
          const runs = pages.filter((path, index) => path !== pages[index - 1]);
          expect(new Set(runs).size).toBe(runs.length);
        }
      });
    }

    for (const query of ['sideEffects', 'dts.isolated', 'tree shaking', 'externals']) {
      await step('a word of the query, and a section its text', query, async () => {
        const rows = await search.rows.evaluateAll((items) =>
          items.map((item) => ({
            heading: item.querySelector('.title')?.textContent,
            excerpt: item.querySelector('.excerpt')?.textContent,
            marks: item.querySelectorAll('mark').length,
          })),
        );
        for (const row of rows) {
          expect.soft(row.heading, query).toBeTruthy();
          expect.soft(row.excerpt, `${query}: ${row.heading}`).toBeTruthy();
          expect.soft(row.marks, `${query}: ${row.heading}`).toBeGreaterThan(0);
        }
      });
    }

    await step('3.29 below its page, with its title as the path', 'dts.isolated', async () => {
      const row = search.rows.filter({
        has: page.locator('a[href$="/config/lib/dts#dts-isolated"]'),
      });
      await expect(row).toContainText('dts.isolated');
      await expect(row).toContainText('lib.dts');
    });

    const counts: number[] = [];
    for (const query of ['rslib', 'import', 'config']) {
      await step('3.27 9.32 at most 20, in shapes the dialog draws', query, async () => {
        counts.push(await search.rows.count());
        for (const text of await search.rows.allInnerTexts()) expect(text.trim()).not.toBe('');
      });
    }
    // Each has many more; hits shown with their page take no extra row.
    expect(Math.min(...counts)).toBeGreaterThan(10);
    expect(Math.max(...counts)).toBeLessThanOrEqual(20);

    await page.keyboard.press('Escape');
    for (const [width, words] of [
      [1024, 10],
      [768, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await search.open();
      await search.ask(FOUND.query);
      // Truncated texts have an ellipsis; headings are shown in full.
      const cut = await search.dialog.locator('.excerpt').filter({ hasText: '…' }).allInnerTexts();
      expect(cut.length).toBeGreaterThan(0);
      expect(longestSnippet(cut), `at ${width} px`).toBe(words);
      await page.keyboard.press('Escape');
      await expect(search.dialog).toHaveCount(0);
    }
  },
);

testChinese(
  'search follows the language when the reader switches it',
  async ({ page, open, reader }) => {
    await openSearch({ page, open, reader }, FOUND.query);
    await page.keyboard.press('Escape');
    const name = reader.t['controls.language'].replace('{name}', LANGUAGE_LABELS.zh.label);
    await page.getByRole('button', { name }).hover();
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: LANGUAGE_LABELS.en.label }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.keyboard.press('/');
    await page.keyboard.type(FOUND.query);
    const link = page.getByRole('treeitem').first().getByRole('link');
    await expect(link).toHaveAttribute('href', /^\/config.*umd-name/);
  },
);
