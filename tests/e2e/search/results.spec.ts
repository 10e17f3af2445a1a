import { LANGUAGE_LABELS, type Language } from '../../../site';
import { builtScript } from '../../../tools/builtScript';
import { testBoth, testChinese, testEnglish } from '../../kit/reader';
import { expect, FOUND, openSearch } from './searchDialog';

testEnglish(
  '2.7.5 the address of a result is a path of this site, without an origin',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, 'dts');
    const addresses = await search.rows
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) expect(address).toMatch(/^\/[\w/-]+(#[\w%-]+)?$/);
    const isChinese = (address: string) => address.startsWith('/zh/');
    expect(addresses.every((address) => isChinese(address) === (reader.language === 'zh'))).toBe(
      true,
    );
  },
);

testBoth(
  '2.7.7 3.28 results are grouped by section of the site, each once, then by page',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader });
    for (const query of ['dts', 'output', 'css', 'react']) {
      await search.ask(query);
      // Not the rows of the query before; `dts` is marked in `.d.ts`, too.
      const asked = new RegExp([...query].join('\\W*'), 'i');
      await expect(search.rows.first().locator('mark').first()).toHaveText(asked);
      // From the dialog in one step: lists that are found first and read later may be gone in between.
      const groups = await search.dialog.evaluate((dialog) =>
        [...dialog.querySelectorAll('[role="tree"]')].map((list) => ({
          name: list.getAttribute('aria-label') ?? '',
          title: list.parentElement?.firstElementChild?.textContent,
          pages: [...list.querySelectorAll('a')].map((link) => link.pathname),
        })),
      );
      expect(groups.length).toBeGreaterThan(1);
      const names = groups.map(({ name }) => name);
      // Without characters that only tell equal titles apart.
      expect(names.join('')).not.toMatch(/\p{Cf}/u);
      expect(new Set(names).size).toBe(names.length);
      for (const { name, title, pages } of groups) {
        expect(title).toBe(name);
        // Results of one page stand together.
        const runs = pages.filter((path, index) => path !== pages[index - 1]);
        expect(new Set(runs).size).toBe(runs.length);
      }
    }
  },
);

testBoth(
  'every result shows a word of the query, and every section its text',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader });
    for (const query of ['sideEffects', 'dts.isolated', 'tree shaking', 'externals']) {
      await search.ask(query);
      const rows = await search.rows.evaluateAll((items) =>
        items.map((item) => ({
          heading: item.querySelector('.DocSearch-Hit-title')?.textContent,
          excerpt: item.querySelector('.DocSearch-Hit-excerpt')?.textContent,
          marks: item.querySelectorAll('mark').length,
        })),
      );
      for (const row of rows) {
        expect.soft(row.heading, query).toBeTruthy();
        expect.soft(row.excerpt, `${query}: ${row.heading}`).toBeTruthy();
        expect.soft(row.marks, `${query}: ${row.heading}`).toBeGreaterThan(0);
      }
    }
  },
);

testChinese(
  '3.29 a result below its page shows the title of the page as its path',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader }, 'dts.isolated');
    const row = search.rows.filter({
      has: page.locator('a[href$="/config/lib/dts#dts-isolated"]'),
    });
    await expect(row).toContainText('dts.isolated');
    await expect(row).toContainText('lib.dts');
  },
);

testEnglish(
  '3.27 9.32 a page has at most 20 results, in shapes the dialog draws',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader });
    const counts: number[] = [];
    for (const query of ['rslib', 'output', 'import']) {
      await search.ask(query);
      counts.push(await search.rows.count());
      for (const text of await search.rows.allInnerTexts()) expect(text.trim()).not.toBe('');
    }
    // Each has many more; a hit that is drawn with its page takes no row of its own.
    expect(Math.min(...counts)).toBeGreaterThan(10);
    expect(Math.max(...counts)).toBeLessThanOrEqual(20);
  },
);

/** Words in the longest text that a row shows besides headings: Latin runs, or pairs of Han. */
const longestSnippet = (texts: readonly string[]) =>
  Math.max(
    ...texts.map((text) => {
      const runs = text.match(/\p{Script=Han}+|[\w$]+(?:[.\-/:][\w$]+)*/gu) ?? [];
      const words = (run: string) => (/\p{Script=Han}/u.test(run) ? Math.ceil(run.length / 2) : 1);
      return runs.reduce((sum, run) => sum + words(run), 0);
    }),
  );

for (const [width, words] of [
  [1024, 10],
  [768, 5],
] as const) {
  testBoth(`9.33 at ${width} px a snippet has ${words} words`, async ({ page, open, reader }) => {
    await page.setViewportSize({ width, height: 900 });
    const search = await openSearch({ page, open, reader }, FOUND.query);
    // Cut texts carry an ellipsis; headings are shown whole.
    const cut = await search.dialog
      .locator('.DocSearch-Hit-excerpt')
      .filter({ hasText: '…' })
      .allInnerTexts();
    expect(cut.length).toBeGreaterThan(0);
    expect(longestSnippet(cut)).toBe(words);
  });
}

testBoth(
  '7.11 a background worker answers, with the records of this language only',
  async ({ page, open, reader }) => {
    const records: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/static/search/')) records.push(pathname);
    });
    await openSearch({ page, open, reader }, FOUND.query);
    expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([
      `/${builtScript('search worker')}`,
    ]);
    expect(new Set(records).size).toBe(1);
    expect(records[0]).toMatch(new RegExp(`/${reader.language}\\.\\w+\\.json$`));
  },
);

testBoth(
  'the search follows the language when the reader switches it',
  async ({ page, open, reader }) => {
    await openSearch({ page, open, reader }, FOUND.query);
    await page.keyboard.press('Escape');
    const current = reader.t['controls.language'];
    const target = reader.language === 'zh' ? 'en' : 'zh';
    const label = (language: Language) => LANGUAGE_LABELS[language].label;
    await page
      .getByRole('button', { name: current.replace('{name}', label(reader.language)) })
      .hover();
    await page
      .getByRole('banner')
      .getByRole('link', { name: label(target) })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${target}`));
    await page.keyboard.press('/');
    await page.keyboard.type(FOUND.query);
    const link = page.getByRole('treeitem').first().getByRole('link');
    await expect(link).toHaveAttribute('href', /umd-name/);
    const expected = reader.language === 'zh' ? /^\/config/ : /^\/zh\/config/;
    await expect(link).toHaveAttribute('href', expected);
  },
);
