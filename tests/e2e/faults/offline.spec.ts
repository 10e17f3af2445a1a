import { readFileSync } from 'node:fs';
import { visit } from '../../kit/keptPages';
import { pageScript } from '../../kit/pageScript';
import { startApp } from '../../kit/startApp';
import { expect, type Page, test } from '../../kit/test';
import { type FaultServer, startFaultServer } from './faultServer';

test.use({ serviceWorkers: 'allow' });
let host: FaultServer;
test.beforeAll(async () => {
  host = await startFaultServer();
});
test.afterAll(() => host.close());
test.beforeEach(() => host.setFaults());

const GUIDE = '/guide/start/quick-start';
/** Page paths; file paths have an extension. */
const PAGES = /^[^.]*$/;

/** Requests a file through the service worker: status and type of the response, or the failure. */
const ask = (page: Page, file: string) =>
  page.evaluate(async (address) => {
    const response = await fetch(address).catch(String);
    if (typeof response === 'string') return response;
    return `${response.status} ${response.headers.get('content-type')?.split(';')[0]}`;
  }, file);

/** A script that no visited page has requested. */
const unvisitedScript = () => pageScript('/config/lib/umd-name');

test('a file that cannot be cached because the quota is used up is still served', async ({
  page,
}) => {
  await visit(page, host.url + GUIDE);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 1 });
  const canPut = await page.evaluate(async () => {
    const cache = await caches.open('probe');
    return cache.put('/probe', new Response('x'.repeat(1000))).then(
      () => 'kept',
      (error: Error) => error.name,
    );
  });
  expect(canPut).toBe('QuotaExceededError');
  expect(await ask(page, unvisitedScript())).toBe('200 text/javascript');
  await page.goto(`${host.url}/config/lib/umd-name`);
  await startApp(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a script answered with HTML is requested again past the HTTP cache, and not cached', async ({
  page,
}) => {
  await visit(page, host.url + GUIDE);
  const script = unvisitedScript();
  host.setFaults([/\/async\//, 'html']);
  expect(await ask(page, script)).toBe('200 text/html');
  expect(host.asked().filter((path) => path === script)).toHaveLength(2);
  host.setFaults();
  expect(await ask(page, script)).toBe('200 text/javascript');
});

test('a cached page is shown when the network hangs or the host responds with 500', async ({
  page,
}) => {
  await visit(page, host.url + GUIDE);
  for (const fault of ['hang', 500] as const) {
    host.setFaults([PAGES, fault]);
    await page.goto(host.url + GUIDE, { timeout: 10_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quick start/);
    await startApp(page);
  }
  const other = await page.request.get(`${host.url}/guide/start/`);
  expect(other.status()).toBe(500);
});

test('broken cache storage blocks neither pages nor files', async ({ page }) => {
  const worker = readFileSync('doc_build/sw.js', 'utf8');
  const broken = `CacheStorage.prototype.has = async () => { throw new Error('barred') };${worker}`;
  host.setFaults([/^\/sw\.js$/, { script: broken }]);
  await page.goto(host.url + GUIDE);
  await startApp(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  expect(await ask(page, unvisitedScript())).toBe('200 text/javascript');
  await page.goto(`${host.url}/config/lib/umd-name`);
  await startApp(page);
});

// In Chinese: the next test, and build/site/offline/offlinePage.test.ts.
test('offline, an unvisited page lists the cached ones', async ({ page, context }) => {
  const title = 'This page needs a network';
  const asked = '/config/lib/umd-name';
  await visit(page, host.url + GUIDE);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  await page.goto(host.url + asked);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // Its policy lets no other script run; that it lets its own run, the next test shows.
  await page.evaluate(() => {
    const stranger = document.createElement('script');
    stranger.textContent = 'document.title = "a stranger ran"';
    document.body.append(stranger);
  });
  await expect(page).toHaveTitle(`${title} - Rslib`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px');
  const links = page.getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(1);
  await links.click();
  await expect(page).toHaveURL(host.url + GUIDE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // As if the host had been down and not the network.
  await page.evaluate(() =>
    addEventListener('online', (event) => event.stopImmediatePropagation(), true),
  );
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  await expect(page).toHaveURL(host.url + asked);
  await startApp(page);
});

test('offline, a link to an unvisited page stays on the site, and the page loads once the network is back', async ({
  page,
  context,
}) => {
  await visit(page, `${host.url}/zh${GUIDE}`);
  await context.setOffline(true);
  await page.locator('#site-sidebar a[href$="/zh/guide/start/"]').click();
  await expect(page.getByRole('heading', { level: 1, name: '打开此页需要网络' })).toBeVisible();
  await expect(page).toHaveURL(`${host.url}/zh/guide/start/`);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '打开此页需要网络' })).toHaveCount(0);
  await expect(page).toHaveURL(`${host.url}/zh/guide/start/`);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.locator('#site-sidebar')).toBeVisible();
});
