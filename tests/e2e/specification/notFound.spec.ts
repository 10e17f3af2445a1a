import { LANGUAGE_LABELS } from '../../../site';
import {
  expect,
  partsOf,
  READERS,
  test,
  testBoth,
  testChinese,
  testEnglish,
} from '../../kit/reader';
import { holdApp } from '../../kit/startApp';
import { excessOf } from '../measure';

testBoth(
  "2.4.1 2.4.2 8.1 2.1.19 2.2.4 4.2 an unknown address shows '404', 'PAGE NOT FOUND' and the way home, with the language prefix where it is needed, without an error",
  async ({ page, open, errors, reader }) => {
    const answer = page.waitForResponse((response) => response.url().endsWith('/no/such-page'));
    await open(`${reader.prefix}/no/such-page`);
    expect((await answer).status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(reader.words.notFound);
    await expect(page.locator('html')).toHaveAttribute('lang', reader.language);
    await expect(page).toHaveTitle(/^404 - /);
    expect(errors.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
    await page.getByRole('link', { name: reader.words.home, exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname === `${reader.prefix}/`);
  },
);

test('2.1.21 an address with /en redirects to the one without it, also where there is no page', async ({
  page,
  request,
  baseURL,
}) => {
  for (const to of ['/', '/guide/start/', '/guide/start/quick-start?outline=0']) {
    const answer = await request.get(`/en${to}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  }
  // Not a page, so not in _redirects: 404.html redirects.
  const to = '/no/such-page?outline=0#x';
  expect((await page.goto(`/en${to}`))?.status()).toBe(404);
  await expect(page).toHaveURL(`${baseURL}${to}`);
  await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
});

for (const [from, to, more] of [
  // Other spellings: components/frame/notFound/languageAddress.test.ts.
  ['/zh-CN/guide/start/quick-start?a=1#next-steps', '/zh/guide/start/quick-start?a=1#next-steps'],
  // A first visit is redirected to the reader's language before our code runs: to /zh/zh-CN/…
  ['/zh-CN/guide/start/#next', '/zh/guide/start/#next', { locale: 'zh-CN', isFirstVisit: true }],
] as const)
  test.describe(() => {
    if (more) test.use(more);
    test(`${from}, a language in another spelling, redirects to ${to} ${more ? 'on a first visit' : ''}`, async ({
      page,
      baseURL,
    }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(from);
      await expect(page).toHaveURL(`${baseURL}${to}`);
      const language = to.startsWith('/zh/') ? 'zh' : 'en';
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // Browsers report the status of the original address.
      expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    });
  });

testEnglish(
  'an address in capital letters, unknown to the host, leads to its page without an error',
  async ({ page, open, errors, reader, baseURL }) => {
    await open(`${reader.prefix}/Guide/Start/Quick-Start`);
    await expect(page).toHaveURL(`${baseURL}${reader.prefix}/guide/start/quick-start`);
    await expect(page.locator('main h2').first()).toBeVisible();
    expect(errors.filter((text) => !text.includes('404 (Not Found)'))).toEqual([]);
  },
);

testEnglish(
  '2.4.1 the page of an unknown address does not need the app: with data saver on, it waits for an interaction',
  async ({ page, reader }) => {
    await holdApp(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${reader.prefix}/no/such-page`, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  },
);

testChinese(
  '2.4.1 2.6.6 the page of an unknown address links to the nearest page, to search and to three starting points; a long address does not widen a phone page; switching the language suggests the nearest page there, and the navbar marks the area of the page that is opened',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/guide/basic/outptu-format?a=1`);
    const main = page.getByRole('main');
    const near = main.getByRole('navigation', { name: reader.t['layout.notFound.near'] });
    await expect(near.getByRole('link').first()).toHaveAttribute(
      'href',
      `${reader.prefix}/guide/basic/output-format`,
    );
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(near.getByText(`${reader.prefix}/guide/basic/output-format`)).toBeVisible();
    expect(await excessOf(page.locator('html'))).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    // The best match comes first.
    expect(await main.getByRole('link').first().getAttribute('href')).toBe(
      await near.getByRole('link').first().getAttribute('href'),
    );
    const starts = main.getByRole('navigation', { name: reader.t['layout.notFound.start'] });
    await expect(starts.getByRole('link')).toHaveCount(3);
    for (const link of await starts.getByRole('link').all()) {
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
    await main.getByRole('button', { name: reader.t['search.button.label'] }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');

    const [other] = READERS;
    const { navbar } = partsOf(page, reader);
    const name = LANGUAGE_LABELS[other.language].label;
    const link = navbar.getByRole('link', { name, includeHidden: true }).first();
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(/\/guide\/basic\/outptu-format\?a=1$/);
    const there = page.getByRole('navigation', { name: other.t['layout.notFound.near'] });
    const path = '/guide/basic/output-format';
    await expect(there.getByRole('link').first()).toHaveAttribute('href', path);
    const areas = page.locator('.site-nav-side [aria-current]');
    await expect(areas).toHaveCount(0);
    await there.getByRole('link').first().click();
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect(areas).toHaveText('Guide');
  },
);

test('an address with an escaped # leads to its heading', async ({ page, baseURL }) => {
  await page.goto('/guide/start/quick-start%23install?a=1');
  await expect(page).toHaveURL(`${baseURL}/guide/start/quick-start?a=1#install`);
  await expect(page.getByRole('heading', { name: 'Install' })).toBeInViewport();
});
