import { fixtureUrl } from '../../fixtures/fixtures';
import { hrefs, partsIn, readHtml, texts } from '../../kit/html';
import { expect, fixturePath, READERS, test, testChinese } from '../../kit/reader';

const [EN, ZH] = READERS;

for (const reader of READERS)
  test(`2.2.1 2.2.3 5.6 a page is of type doc by default, and its title ends as the site says, in its language (${reader.language})`, async ({
    request,
  }) => {
    const page = await readHtml(request, fixturePath('features', reader, 'guide/headings'));
    expect(texts(page, 'title')).toEqual([
      `${{ en: 'Finer', zh: '更细' }[reader.language]} - Rslib`,
    ]);
    expect(partsIn(page, reader)).toEqual(['navbar', 'sidebar', 'outline', 'footer']);
  });

test('2.2.2 2.2.5 2.2.6 2.2.7 type home and custom have the navbar above the content, blank nothing, an unknown type the documentation layout', async ({
  request,
}) => {
  for (const [type, parts] of [
    ['custom', ['navbar']],
    ['blank', []],
    ['unheard-of', ['navbar', 'sidebar', 'outline', 'footer']],
  ] as const) {
    const page = await readHtml(request, fixturePath('features', ZH, `guide/types/${type}`));
    expect(texts(page, 'h1')).toEqual([expect.stringContaining(`Type ${type}`)]);
    expect(partsIn(page, ZH), type).toEqual(parts);
  }
  expect(partsIn(await readHtml(request, '/zh/'), ZH)).toEqual(['navbar']);
});

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

testChinese(
  '2.1.17 an address with %2D is the one without',
  async ({ page, open, reader, baseURL }) => {
    await open(`${reader.prefix}/guide/start/quick%2Dstart?a=1#next-steps`);
    const address = `${baseURL}${reader.prefix}/guide/start/quick-start?a=1#next-steps`;
    await expect(page).toHaveURL(address);
    await expect(page.locator('#next-steps')).toBeInViewport();
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
