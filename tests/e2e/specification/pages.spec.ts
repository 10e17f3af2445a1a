import type { Page } from '@playwright/test';
import { fixtureUrl } from '../../fixtures/fixtures';
import {
  expect,
  fixturePath,
  partsOf,
  test,
  testBoth,
  testChinese,
  testEnglish,
} from '../../kit/reader';

/** Paths on the site that links of the page lead to. */
const linkedPaths = (page: Page) =>
  page
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    );

testBoth(
  '2.2.1 2.2.3 5.6 a page is of type doc by default, and its title ends as the site says, in its language',
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/headings'));
    await expect(page).toHaveTitle(/^(Finer|更细) - Rslib$/);
    const { navbar, sidebar, outline } = partsOf(page, reader);
    for (const part of [navbar, sidebar, outline]) await expect(part).toBeVisible();
  },
);

testChinese(
  '2.2.2 2.2.5 2.2.6 2.2.7 type home and custom have the navbar above the content, blank nothing, an unknown type the documentation layout',
  async ({ page, open, reader }) => {
    const { navbar, sidebar, outline } = partsOf(page, reader);
    for (const [address, there, gone] of [
      [`${reader.prefix}/`, [navbar], [sidebar, outline]],
      [fixturePath('features', reader, 'guide/types/custom'), [navbar], [sidebar, outline]],
      [fixturePath('features', reader, 'guide/types/blank'), [], [navbar, sidebar, outline]],
      [fixturePath('features', reader, 'guide/types/unheard-of'), [navbar, sidebar, outline], []],
    ] as const) {
      await open(address);
      const type = /types\/(.*)/.exec(address)?.[1] ?? 'home';
      const title = page.getByRole('heading', { level: 1 });
      await (type === 'home'
        ? expect(title).toBeVisible()
        : expect(title).toContainText(`Type ${type}`));
      for (const part of there) await expect(part, type).toBeVisible();
      for (const part of gone) await expect(part, type).toHaveCount(0);
    }
  },
);

testEnglish('5.6 a title ends as its page says', async ({ page, open, reader }) => {
  for (const [name, title] of [
    ['suffix-word', 'Word - Other'],
    ['suffix-bar', 'Bar | Foo'],
    ['suffix-dash', 'Dash - lib tool'],
  ] as const) {
    await open(fixturePath('features', reader, `guide/types/${name}`));
    await expect(page).toHaveTitle(title);
  }
});

testBoth(
  '2.1.1 2.1.2 2.1.3 addresses are clean, Chinese ones start with /zh',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/guide/start/`);
    await expect(page.locator('html')).toHaveAttribute('lang', reader.language);
    const paths = await linkedPaths(page);
    const hreflangs = await page.getByRole('link').and(page.locator('[hreflang]')).count();
    expect(paths.filter((path) => path.includes('.html'))).toEqual([]);
    const inZh = paths.filter((path) => path.startsWith('/zh/'));
    if (reader.prefix) expect(inZh.length).toBeGreaterThan(paths.length / 2);
    else expect(inZh.length).toBeLessThanOrEqual(hreflangs);
  },
);

testBoth(
  '2.1.17 /guide/start is /guide/start/, and an address with .html, index or %2D the one without',
  async ({ page, open, reader, baseURL }) => {
    for (const [from, to] of [
      ['/guide/start/quick-start.html', '/guide/start/quick-start'],
      ['/guide/start/index', '/guide/start/'],
      ['/guide/start', '/guide/start/'],
      ['/guide/start/quick%2Dstart', '/guide/start/quick-start'],
    ]) {
      await open(`${reader.prefix}${from}?a=1#next-steps`);
      await expect(page).toHaveURL(`${baseURL}${reader.prefix}${to}?a=1#next-steps`);
      await expect(page.getByRole('heading', { name: reader.words.notFound })).toHaveCount(0);
    }
  },
);

test('9.1 3.5 the default language is English; at another base path every address has it', async ({
  page,
  open,
}) => {
  await open(fixtureUrl('features'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const paths = await linkedPaths(page);
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect(path).toMatch(/^\/docs\//);
  await page.getByRole('main').getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(/\/docs\/guide\/$/);
});

testChinese('5.4 addresses of other sites are left as written', async ({ page, open, reader }) => {
  await open(fixturePath('features', reader, 'guide/links'));
  const hrefs = await partsOf(page, reader)
    .article.getByRole('list')
    .filter({ has: page.getByRole('link', { name: 'https' }) })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    'http://example.test/a.html',
    'https://example.test/index',
    'mailto:a@example.test',
    'tel:+123',
  ]);
  await expect(page.getByRole('img', { name: 'Pixel' })).toHaveAttribute('src', /^data:image\/gif/);
});
