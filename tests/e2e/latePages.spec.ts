import type { Page } from '@playwright/test';
import { builtScript } from '../../tools/builtScript';
import { pageScript } from '../kit/pageScript';
import {
  expect,
  partsOf,
  READERS,
  type Reader,
  test,
  testChinese,
  testEnglish,
} from '../kit/reader';
import { appIsReady } from '../kit/startApp';
import { noteDocument } from './measure';
import { hold } from './search/held';
import { FOUND, searchOf } from './search/searchDialog';

// Page scripts are late, never arrive, or are gone. The reader always gets the last page requested.

const FROM = '/guide/start/';
const SLOW = '/guide/start/glossary';
const QUICK = '/guide/solution/';

const link = (page: Page, reader: Reader, path: string) =>
  partsOf(page, reader).sidebar.locator(`a[href="${reader.prefix}${path}"]`);
const at = (page: Page, { prefix }: Reader, path: string) =>
  expect(page).toHaveURL(({ pathname }) => pathname === prefix + path);

/** Holds back a page's script; returns a function that releases it. */
async function holdScript(page: Page, { prefix }: Reader, path: string) {
  const script = `**${pageScript(prefix + path)}`;
  const release = await hold(page, script);
  return async () => {
    const answers = page.waitForResponse(script);
    release();
    await answers;
    // Code waiting for the script has continued by now.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };
}

testEnglish(
  'a page that loads late does not replace one requested after it',
  async ({ page, open, reader }) => {
    await open(reader.prefix + FROM);
    const release = await holdScript(page, reader, SLOW);
    await link(page, reader, SLOW).click();
    await link(page, reader, QUICK).click();
    await at(page, reader, QUICK);
    await release();
    await at(page, reader, QUICK);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    // The page itself can be requested again.
    await link(page, reader, SLOW).click();
    await at(page, reader, SLOW);
  },
);

testChinese(
  'a page stays until the overview it links to has loaded completely',
  async ({ page, open, reader }) => {
    await open(reader.prefix + FROM);
    const part = `**/${builtScript('overview')}`;
    const release = await hold(page, part);
    const asked = page.waitForRequest(part);
    await link(page, reader, QUICK).click();
    await asked;
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(/介绍/);
    release();
    await at(page, reader, QUICK);
    await expect(title).toHaveText(/方案总览/);
  },
);

testChinese('Back cancels a link whose page has not loaded yet', async ({ page, open, reader }) => {
  await open(reader.prefix + FROM);
  await link(page, reader, QUICK).click();
  await at(page, reader, QUICK);
  const release = await holdScript(page, reader, SLOW);
  await link(page, reader, SLOW).click();
  await page.goBack();
  await at(page, reader, FROM);
  await release();
  await at(page, reader, FROM);
});

for (const isGone of [false, true])
  testEnglish(
    `after a reload Back keeps the page until the previous one has loaded${isGone ? ', in full when its script is gone' : ''}`,
    async ({ page, open, reader }) => {
      await open(reader.prefix + SLOW);
      await link(page, reader, QUICK).click();
      await at(page, reader, QUICK);
      const title = page.getByRole('heading', { level: 1 });
      const shown = (await title.textContent()) ?? '';
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(
        `**${pageScript(reader.prefix + SLOW)}`,
        async (route) => {
          await answered;
          await (isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue());
        },
        { times: 1 },
      );
      await page.reload();
      await appIsReady(page);
      const isSameDocument = await noteDocument(page);
      await page.goBack();
      await at(page, reader, SLOW);
      await expect(title).toHaveText(shown);
      answer();
      await expect(title).not.toHaveText(shown);
      expect(await isSameDocument()).toBe(!isGone);
    },
  );

testChinese(
  'a page that loads while search is open leaves focus in the search field',
  async ({ page, open, reader }) => {
    await open(reader.prefix + FROM);
    const release = await holdScript(page, reader, SLOW);
    await link(page, reader, SLOW).click();
    const search = searchOf(page, reader);
    await search.open();
    await release();
    await at(page, reader, SLOW);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
      /名词解释/,
    );
    await page.keyboard.type('dts');
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveValue('dts');
  },
);

test('opening another link in a new tab does not cancel a pending one', async ({ page, open }) => {
  const [reader] = READERS;
  await open(FROM);
  const release = await holdScript(page, reader, SLOW);
  await link(page, reader, SLOW).click();
  // Headless browsers on a busy machine can take longer than the test timeout to open a tab. It is enough that no
  // listener of the page prevents the default action.
  const press = page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = (event: MouseEvent) =>
          resolve([event.ctrlKey || event.metaKey, event.defaultPrevented]);
        addEventListener('click', (event) => setTimeout(look, 0, event), { once: true });
      }),
  );
  // Evaluations run in order, so the listener is installed by now.
  await page.evaluate(() => undefined);
  await link(page, reader, QUICK).click({ modifiers: ['ControlOrMeta'] });
  expect(await press, 'with Ctrl, and left to the browser').toEqual([true, false]);
  await release();
  await at(page, reader, SLOW);
});

testEnglish(
  'a link whose page never loads shows a progress bar, and loads the page in full after 6 s',
  async ({ page, open, reader }) => {
    await open(reader.prefix + FROM);
    await page.clock.install();
    await holdScript(page, reader, SLOW);
    const isSameDocument = await noteDocument(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await link(page, reader, SLOW).click();
    await page.clock.runFor(1000);
    await expect(page.locator('#nprogress .bar')).toBeInViewport();
    await page.clock.runFor(5500);
    await at(page, reader, SLOW);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSameDocument()).toBe(false);
  },
);

testChinese(
  'a search result whose script is gone is loaded in full',
  async ({ page, open, reader }) => {
    await open(reader.prefix + FROM);
    const search = searchOf(page, reader);
    await search.open();
    await search.ask(FOUND.query);
    await page.route(`**${pageScript(reader.prefix + FOUND.path)}`, (route) =>
      route.fulfill({ status: 404, body: 'gone' }),
    );
    await search.field.press('Enter');
    await at(page, reader, FOUND.path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/umdName/);
  },
);

testEnglish(
  'a link whose script is gone is loaded in full, even if the script failed before the click',
  async ({ page, open, reader }) => {
    const script = `**${pageScript(reader.prefix + SLOW)}`;
    for (const press of ['mouse', 'keyboard'] as const) {
      await open(reader.prefix + FROM);
      // Only the open page requests the missing file; a full load references files that exist.
      let isGone = true;
      await page.route(script, (route) =>
        isGone ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
      );
      const loaded = page.waitForRequest((request) => request.isNavigationRequest());
      const failed = page.waitForResponse(script);
      await link(page, reader, SLOW).hover();
      await failed;
      if (press === 'mouse') await link(page, reader, SLOW).click();
      else await link(page, reader, SLOW).press('Enter');
      await loaded;
      isGone = false;
      await at(page, reader, SLOW);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState();
    }
  },
);
