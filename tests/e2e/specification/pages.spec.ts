import { fixtureUrl } from '../../fixtures/fixtures';
import { hrefs, readHtml, texts } from '../../kit/html';
import {
  expect,
  fixturePath,
  partsOf,
  READERS,
  test,
  testBoth,
  testChinese,
} from '../../kit/reader';

const [EN, ZH] = READERS;

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

// The app keeps the title from the HTML: tests/e2e/head.spec.ts.
test('5.6 a title ends as its page says', async ({ request }) => {
  for (const [name, title] of [
    ['suffix-word', 'Word - Other'],
    ['suffix-bar', 'Bar | Foo'],
    ['suffix-dash', 'Dash - lib tool'],
  ] as const) {
    const page = await readHtml(request, fixturePath('features', EN, `guide/types/${name}`));
    expect(texts(page, 'title')).toEqual([title]);
  }
});

for (const { language, prefix } of READERS) {
  test(`2.1.1 2.1.2 2.1.3 addresses are clean, Chinese ones start with /zh (${language})`, async ({
    request,
  }) => {
    const page = await readHtml(request, `${prefix}/guide/start/`);
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
    // Example archives are shared by both languages.
    const paths = hrefs(page, 'a:not([hreflang])').filter((href) => /^\/(?!examples\/)/.test(href));
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => path.includes('.html'))).toEqual([]);
    expect(paths.filter((path) => path.startsWith('/zh/') !== (language === 'zh'))).toEqual([]);
  });
}

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
  const paths = await page
    .getByRole('link')
    .evaluateAll((links: HTMLAnchorElement[]) =>
      links.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname),
    );
  expect(paths.length).toBeGreaterThan(2);
  for (const path of paths) expect(path).toMatch(/^\/docs\//);
  await page.getByRole('main').getByRole('link', { name: 'Guide' }).click();
  await expect(page).toHaveURL(/\/docs\/guide\/$/);
});

test('5.4 addresses of other sites are left as written', async ({ request }) => {
  const page = await readHtml(request, fixturePath('features', ZH, 'guide/links'));
  expect(hrefs(page, 'main a')).toEqual(
    expect.arrayContaining([
      'http://example.test/a.html',
      'https://example.test/index',
      'mailto:a@example.test',
      'tel:+123',
    ]),
  );
  expect(page.querySelector('img[alt=Pixel]')?.getAttribute('src')).toMatch(/^data:image\/gif/);
});
