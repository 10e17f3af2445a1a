import { expect, fixturePath, partsOf, testBoth, testChinese, testEnglish } from '../../kit/reader';

testBoth(
  "2.3.24 9.29 pages outside any group stand under 'Others'",
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/ungrouped'));
    const { article } = partsOf(page, reader);
    await expect(article.getByRole('heading', { name: reader.words.others })).toBeVisible();
  },
);

testEnglish(
  '2.3.25 3.24 an overview shows headings of depth 2 unless the menu says otherwise',
  async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/'));
    const { article } = partsOf(page, reader);
    const heading = (id: string) => article.locator(`a[href$="/guide/headings#${id}"]`);
    await expect(heading('install')).toBeVisible();
    for (const id of ['use', 'detail', 'too-fine']) await expect(heading(id)).toHaveCount(0);
    // A page whose menu entry asks for another depth (specification 3.24).
    await expect(article.locator('a[href$="/guide/links#third"]')).toBeVisible();
  },
);

testChinese('2.3.26 an overview has a filter box', async ({ page, open, reader }) => {
  await open(`${reader.prefix}/config/`);
  await expect(page.getByRole('main').getByLabel(reader.words.filter)).toBeVisible();
});

const rows = [
  ['a group in other case', { en: 'gROUP', zh: '分组' }, 'Leaf', 'Pictures'],
  [
    'a page with a hyphen as space',
    { en: 'Unheard OF', zh: 'Unheard OF' },
    'Type unheard-of',
    'Leaf',
  ],
  ['a part of a heading', { en: 'nstal', zh: '安' }, 'Leaf', 'Pictures'],
] as const;
for (const [what, query, found, hidden] of rows) {
  testEnglish(`5.3 the filter finds ${what}`, async ({ page, open, reader }) => {
    await open(fixturePath('features', reader, 'guide/'));
    const { article } = partsOf(page, reader);
    await expect(article.getByRole('link', { name: hidden, exact: true })).toBeVisible();
    await article.getByLabel(reader.words.filter).fill(query[reader.language]);
    await expect(article.getByRole('link', { name: found, exact: true })).toBeVisible();
    await expect(article.getByRole('link', { name: hidden, exact: true })).toHaveCount(0);
  });
}

testBoth(
  '8.9 a filter that matches nothing says so, with the query',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/config/`);
    await page.getByRole('main').getByLabel(reader.words.filter).fill('zzz');
    await expect(page.getByText(`${reader.words.noMatch}: zzz`)).toBeVisible();
  },
);
