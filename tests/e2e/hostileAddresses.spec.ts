import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen } from '../../tools/host/listen';
import { startApp } from '../kit/startApp';
import { expect, test } from '../kit/test';

/** Addresses that once redirected to another site or returned an empty page. */
const HOSTILE = [
  '//evil.test/x.html',
  '//evil.test/index',
  '/en//evil.test',
  '/en///evil.test/x.html',
  '/en/%5Cevil.test',
  '/en/\\evil.test',
  '/en/%2F%2Fevil.test/',
  '/en/%09/evil.test',
  '/en/.//evil.test',
  '/en/..//evil.test/x.html',
  '//en//evil.test',
];

/** A host with one page for every missing path and no redirects; the others keep the contract of tests/hosts. */
async function serveWithOneNotFoundPage(folder: string) {
  const files = sirv(folder, { extensions: ['html'], single: false });
  const notFound = readFileSync(`${folder}/404.html`);
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound);
    }),
  );
  return { url: await listen(server), stop: () => server.close() };
}

test('8.1 hostile addresses show the 404 page of this site, on a host without redirects', async ({
  browser,
}) => {
  const host = await serveWithOneNotFoundPage('doc_build');
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  const asked: string[] = [];
  await context.route(
    ({ hostname }) => hostname === 'evil.test',
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: 'evil' });
    },
  );
  const page = await context.newPage();
  for (const path of HOSTILE) {
    await page.goto(host.url + path);
    await test.step(path, async () => {
      await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
      // A redirecting address does so at once, so the interaction may hit the page being left.
      await expect(() => startApp(page)).toPass();
      // A prefixed address redirects to the one without the prefix.
      await expect(page).toHaveURL(({ pathname }) => !/^\/(en\/|[/\\]|%5c)/i.test(pathname));
      expect(new URL(page.url()).origin).toBe(host.url);
    });
  }
  expect(asked).toEqual([]);
  await context.close();
  host.stop();
});

test('a page served by a web archive at another address keeps its text', async ({ page }) => {
  const address = '/web/2026/https://rslib.test/guide/start/quick-start';
  const html = readFileSync('doc_build/guide/start/quick-start.html', 'utf8');
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(address);
  await page.mouse.wheel(0, 100);
  await expect(page.locator('html')).toHaveAttribute('data-app', 'failed');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quick start/);
  await expect(page).toHaveTitle(/Quick start/);
});

test('a page served at an address with doubled slashes works and corrects the address', async ({
  page,
}) => {
  const host = await serveWithOneNotFoundPage('doc_build');
  const html = readFileSync('doc_build/guide/start/quick-start.html', 'utf8');
  await page.route('**//guide//start/quick-start', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto(`${host.url}//guide//start/quick-start?x=1`);
  await startApp(page);
  await expect(page).toHaveURL(`${host.url}/guide/start/quick-start?x=1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quick start/);
  host.stop();
});
