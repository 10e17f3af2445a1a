import { boxOf, jumpTo } from '../measure';
import { hold } from '../search/held';
import { expect, isReady, SCRIPTS, settledTop, test } from './faultyPage';

// The browser restores a scroll position or scrolls to a linked one; the app does not move it.

const GUIDE = '/guide/start/quick-start';

test('a hash leads below the navbar; a reload and Back from another site return to where the reader scrolled from there', async ({
  page,
  host,
}) => {
  const release = await hold(page, '**/*.js');
  // Disables the back/forward cache: Back starts from the HTML again.
  await page.addInitScript(() => addEventListener('unload', () => {}));
  await page.route('https://other.test/', (route) => route.fulfill({ body: 'Another site' }));
  // The hash scrolls the page, which starts the app, and held scripts delay the load event.
  await page.goto(`${host.url}${GUIDE}#template`, { waitUntil: 'domcontentloaded' });
  await settledTop(page);
  const top = Math.round((await boxOf(page.locator('#template'))).y);
  expect(top).toBeGreaterThanOrEqual(72);
  expect(top).toBeLessThan(150);
  await page.evaluate(() => window.scrollBy({ top: -400, behavior: 'instant' }));
  const place = await settledTop(page);
  release();
  await isReady(page);
  expect(await settledTop(page), 'the reader has scrolled on').toBe(place);

  host.setFaults([SCRIPTS, { late: 300 }]);
  await jumpTo(page, 2500);
  await settledTop(page);
  await page.reload();
  await isReady(page);
  expect(await settledTop(page), 'after a reload').toBe(2500);

  await jumpTo(page, 2000);
  await settledTop(page);
  // Chromium can take a second to save the scroll position after a scroll; a reader who leaves sooner returns to
  // the top, even on a page without scripts.
  const settled = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() - since > 1500, settled);
  await page.goto('https://other.test/');
  await page.goBack();
  await isReady(page);
  expect(await settledTop(page), 'after Back').toBe(2000);
});

test('after reloading a later page, Back and Forward restore the positions on the pages around it', async ({
  page,
  host,
}) => {
  const places = [
    [GUIDE, 1500, 'Quick start'],
    ['/guide/start/glossary', 1200, 'Glossary'],
    ['/guide/start/npm-packages', 700, 'Packages'],
  ] as const;
  await page.goto(host.url + GUIDE);
  await isReady(page);
  for (const [path, top, title] of places) {
    if (path !== GUIDE)
      await page.getByRole('navigation').locator(`a[href="${path}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await jumpTo(page, top);
    expect(await settledTop(page)).toBe(top);
  }
  await page.reload();
  await isReady(page);
  for (const [path, top] of [places[1], places[0]]) {
    await page.waitForLoadState('networkidle');
    await page.goBack();
    await expect(page).toHaveURL(host.url + path);
    expect(await settledTop(page), path).toBe(top);
  }
  await page.goForward();
  await expect(page).toHaveURL(host.url + places[1][0]);
  expect(await settledTop(page), 'forward').toBe(places[1][1]);
});

test('Back returns to the line the reader reached below a linked heading', async ({
  page,
  host,
}) => {
  await page.goto(host.url + GUIDE);
  await isReady(page);
  await page.getByRole('link', { name: 'Use it', exact: true }).first().click();
  await expect(page).toHaveURL(/#use-it$/);
  const heading = await settledTop(page);
  await page.evaluate(() => window.scrollBy({ top: 337, behavior: 'instant' }));
  const place = await settledTop(page);
  expect(place).toBe(heading + 337);
  await page.getByRole('navigation').locator('a[href="/guide/start/glossary"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Glossary');
  await settledTop(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quick start');
  expect(await settledTop(page)).toBe(place);
  await page.goForward();
  await page.goBack();
  expect(await settledTop(page), 'again').toBe(place);
});

test('a page that loads late, several steps back, shows the heading of its address', async ({
  page,
  host,
}) => {
  await page.goto(`${host.url}${GUIDE}#use-it`);
  await isReady(page);
  for (const name of ['glossary', 'npm-packages', 'ai']) {
    await page.getByRole('navigation').locator(`a[href="/guide/start/${name}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${name}$`));
  }
  await page.reload();
  await isReady(page);
  await page.waitForLoadState('networkidle');
  const release = await hold(page, '**/static/js/async/**');
  const asked = page.waitForRequest('**/static/js/async/**');
  await page.evaluate(() => window.history.go(-3));
  await asked;
  await settledTop(page);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quick start');
  await settledTop(page);
  const { y } = await boxOf(page.locator('#use-it'));
  expect(y).toBeGreaterThan(60);
  expect(y).toBeLessThan(150);
});

test('Back restores open details and the scroll position', async ({ page, host }) => {
  await page.goto(`${host.url}/zh${GUIDE}`);
  await isReady(page);
  const fold = page.locator('main details').first();
  await fold.locator('summary').first().click();
  const link = page.locator('main .site-article a[href^="/"]').last();
  await link.scrollIntoViewIfNeeded();
  const place = await settledTop(page);
  await link.click();
  await expect(page).not.toHaveURL(`${host.url}/zh${GUIDE}`);
  await settledTop(page);
  await page.goBack();
  await expect(page).toHaveURL(`${host.url}/zh${GUIDE}`);
  await expect(fold).toHaveAttribute('open');
  expect(await settledTop(page)).toBe(place);
  await page.goForward();
  await expect(page).not.toHaveURL(`${host.url}/zh${GUIDE}`);
  await page.goBack();
  await expect(fold).toHaveAttribute('open');
});

for (const [from, to, name] of [
  ['', '/zh', '简体中文'],
  ['/zh', '', 'English'],
] as const)
  test(`${from}/config/lib/dts: switching the language before the app starts leads to the section being read`, async ({
    page,
    host,
  }) => {
    const release = await hold(page, '**/*.js');
    await page.goto(`${host.url}${from}/config/lib/dts`, { waitUntil: 'domcontentloaded' });
    await page
      .locator('#dts-alias')
      .evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await settledTop(page);
    await page
      .locator('a[hreflang]', { hasText: name })
      .first()
      .evaluate((link) => link instanceof HTMLElement && link.click());
    await expect(page).toHaveURL(`${host.url}${to}/config/lib/dts#dts-alias`);
    await expect(page.locator('#dts-alias')).toBeInViewport();
    release();
  });

test('selecting a tab does not move a scrolled page', async ({ page, host }) => {
  host.setFaults([SCRIPTS, { late: 1000 }]);
  await page.goto(host.url + GUIDE);
  const label = page.locator('label', { has: page.getByRole('radio', { name: 'pnpm' }) }).last();
  await label.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const place = await settledTop(page);
  expect(place).toBeGreaterThan(0);
  await label.click();
  await isReady(page);
  await expect(label.getByRole('radio')).toBeChecked();
  expect(await settledTop(page)).toBe(place);
});

/** Lines being read: the page, the element, and how far down the viewport. */
const LINES = [
  ['/guide/basic/cli', '.site-article > p', 3, 200],
  ['/guide/faq/errors', 'tbody th', 12, 80],
  ['/zh/guide/migration/tsup', 'tbody th', 12, 80],
  ['/zh/guide/faq/errors', '.site-article > h2', 2, 90],
] as const;

for (const [path, element, nth, from] of LINES)
  test(`${path}, ${element}: the line being read stays visible when a phone or tablet is rotated`, async ({
    page,
    host,
  }) => {
    await page.setViewportSize({ width: 412, height: 915 });
    await page.goto(host.url + path);
    await isReady(page);
    const line = page.locator(element).nth(nth);
    for (const [short, long] of [
      [412, 915],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width: short, height: long });
      await line.evaluate(
        (one, top) =>
          window.scrollBy({ top: one.getBoundingClientRect().top - top, behavior: 'instant' }),
        from,
      );
      await settledTop(page);
      const top = async () => (await boxOf(line)).y;
      const before = await top();
      await page.setViewportSize({ width: long, height: short });
      await settledTop(page);
      // Visible lines above it may wrap differently or no longer wrap.
      expect(Math.abs((await top()) - before), `${short} to ${long} px`).toBeLessThan(60);
    }
  });
