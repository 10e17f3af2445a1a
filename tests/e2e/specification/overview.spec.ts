import { STATUS_ID } from '../../../components/frame/focus/announce';
import { readHtml, texts } from '../../kit/html';
import { expect, fixturePath, partsOf, testBoth, testChinese, testEnglish } from '../../kit/reader';
import { boxOf } from '../measure';

testBoth(
  "2.3.24 9.29 pages outside any group are listed under 'Others'",
  async ({ request, reader }) => {
    const page = await readHtml(request, fixturePath('features', reader, 'guide/ungrouped'));
    const titles = texts(page, 'main h2').map((title) => title.replace('#', '').trim());
    expect(titles).toContain(reader.words.others);
  },
);

testEnglish(
  '2.3.25 3.24 5.3 an overview shows headings of depth 2 unless the menu says otherwise; the filter ignores case in groups, matches hyphens as spaces in pages and parts of headings',
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/'));
    const { article } = partsOf(page, reader);
    const heading = (id: string) => article.locator(`a[href$="/guide/headings#${id}"]`);
    await expect(heading('install')).toBeVisible();
    for (const id of ['use', 'detail', 'too-fine']) await expect(heading(id)).toHaveCount(0);
    // A page whose menu entry sets another depth (specification 3.24).
    await expect(article.locator('a[href$="/guide/links#third"]')).toBeVisible();
    const link = (name: string) => article.getByRole('link', { name, exact: true });
    const filter = article.getByRole('searchbox', { name: reader.words.filter });
    for (const [query, found, hidden] of [
      ['gROUP', 'Leaf', 'Pictures'],
      ['Unheard OF', 'Type unheard-of', 'Leaf'],
      ['nstal', 'Leaf', 'Pictures'],
    ] as const) {
      await filter.fill('');
      await expect(link(hidden)).toBeVisible();
      await filter.fill(query);
      await expect(link(found)).toBeVisible();
      await expect(link(hidden)).toHaveCount(0);
    }
  },
);

testBoth(
  '2.3.26 8.9 an overview has a filter that finds a word of a card and announces the number of matches; if there is none it says so, with the query; text being composed by an input method does not filter yet',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/config/`);
    const filter = page.getByRole('main').getByRole('searchbox', { name: reader.words.filter });
    await expect(filter).toBeVisible();
    await filter.click();
    const cards = page.locator('.site-card');
    const all = await cards.count();
    const client = await page.context().newCDPSession(page);
    const text = 'yasuo';
    await client.send('Input.imeSetComposition', { text, selectionStart: 5, selectionEnd: 5 });
    await expect(filter).toHaveValue(text);
    await expect(cards).toHaveCount(all);
    const word = reader.language === 'en' ? 'minification' : '压缩';
    await client.send('Input.insertText', { text: word });
    await expect(filter).toHaveValue(word);
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await filter.fill('zzz');
    const colon = { en: ': ', zh: '：' }[reader.language];
    await expect(page.getByText(`${reader.words.noMatch}${colon}zzz`)).toBeVisible();
    const status = page.locator(`#${STATUS_ID}`);
    await expect(status).toHaveText(/^0 /);
    await filter.fill(word);
    await expect(cards.filter({ hasText: word }).getByRole('link')).toHaveText(['output']);
    await expect(status).toHaveText(new RegExp(`^${await cards.count()} `));
    await expect(cards).toHaveCount(await cards.filter({ hasText: word }).count());
    // Two words in any order, and the space that phone keyboards append; marks and full-width letters of what is pasted.
    for (const words of ['bundle dts ', '“bundle”，ｄｔｓ：']) {
      await filter.fill(words);
      await expect(cards.filter({ hasText: 'lib.dts' })).toBeVisible();
      await expect(cards.filter({ hasText: 'lib.shims' })).toHaveCount(0);
    }
  },
);

for (const [size, testOne] of [
  [{ width: 390, height: 844 }, testEnglish],
  [{ width: 1440, height: 900 }, testChinese],
] as const) {
  testOne(
    `8.9 at ${size.width} px the filter is right above its list and stays visible while that scrolls, covers nothing that has focus, and typing shows the first match`,
    async ({ page, open, reader }) => {
      await page.setViewportSize(size);
      await open(`${reader.prefix}/config/`);
      const main = page.getByRole('main');
      const filter = main.getByRole('searchbox', { name: reader.words.filter });
      const heading = main.getByRole('heading', { level: 2 }).first();
      const distance = (await boxOf(heading)).y - (await boxOf(filter)).bottom;
      expect(distance).toBeLessThan(120);
      expect(distance).toBeGreaterThan(0);
      const cards = page.locator('.site-card');
      await cards.last().scrollIntoViewIfNeeded();
      await expect(filter).toBeInViewport({ ratio: 1 });
      await cards.getByRole('link').last().focus();
      for (let pressed = 0; pressed < 30; pressed++) {
        await page.keyboard.press('Shift+Tab');
        const isOnTop = await page.evaluate(() => {
          const focused = document.activeElement;
          const { left, top, width } = focused?.getBoundingClientRect() ?? new DOMRect();
          return focused?.contains(document.elementFromPoint(left + width / 2, top + 1));
        });
        expect(isOnTop).toBe(true);
      }
      await filter.fill('lib');
      await expect(cards.first()).toBeInViewport({ ratio: 1 });
      await expect(filter).toBeInViewport({ ratio: 1 });
      // Below 16 px, focusing it zooms the page on a phone.
      const letters = (field: Element) => Number.parseFloat(getComputedStyle(field).fontSize);
      expect(await filter.evaluate(letters)).toBeGreaterThanOrEqual(16);
    },
  );
}

testChinese(
  'page-by-page links continue at an overview, which has an edit link',
  async ({ page, reader }) => {
    await page.goto(`${reader.prefix}/guide/solution/`);
    const { neighbors, article } = partsOf(page, reader);
    const previous = neighbors.getByRole('link', { name: reader.words.previous });
    await expect(previous).toHaveAttribute('href', `${reader.prefix}/guide/start/ai`);
    await expect(article.getByRole('link', { name: reader.words.edit })).toBeVisible();
    await neighbors.getByRole('link', { name: reader.words.next }).click();
    await expect(page).toHaveURL(`${reader.prefix}/guide/solution/nodejs`);
  },
);
