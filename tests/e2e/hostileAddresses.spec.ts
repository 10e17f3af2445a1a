import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { findNginx, startNginx } from '../../tools/host/startNginx';
import { startApp } from '../kit/startApp';
import { type Browser, expect, test } from '../kit/test';

/** Addresses that were answered with a way to another site, or with an empty page. */
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

/** A host that knows one page for everything that is missing, and redirects nothing. */
async function serveWithOneNotFoundPage(folder: string) {
  const files = sirv(folder, { extensions: ['html'], single: false });
  const notFound = readFileSync(`${folder}/404.html`);
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Opens each address at `origin` in a browser and stays until the app is ready. */
async function staysOnSite(browser: Browser, origin: string) {
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
    await page.goto(origin + path);
    await test.step(path, async () => {
      await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible();
      // An address that leads elsewhere does so at once; the touch may go to the page that is left.
      await expect(() => startApp(page)).toPass();
      // The page of an address with the prefix leads to the one without it.
      await expect(page).toHaveURL(({ pathname }) => !/^\/(en\/|[/\\]|%5c)/i.test(pathname));
      expect(new URL(page.url()).origin).toBe(origin);
    });
  }
  expect(asked).toEqual([]);
  await context.close();
}

test.describe('8.1 hostile addresses end at the 404 page of this site', () => {
  test('pnpm preview', ({ browser, baseURL }) => staysOnSite(browser, baseURL ?? ''));

  test('a host with a single 404 page', async ({ browser }) => {
    const host = await serveWithOneNotFoundPage('doc_build');
    await staysOnSite(browser, host.url);
    host.stop();
  });

  test('nginx', async ({ browser }) => {
    const nginx = findNginx();
    test.skip(!nginx, '2026-11-22: nginx is not installed here (Debian: apt-get install nginx)');
    const { url, child } = await startNginx(nginx ?? '', {
      root: 'doc_build',
      folder: 'doc_build',
    });
    await staysOnSite(browser, url);
    child.kill();
  });
});

test('a page that a host serves at an address with doubled slashes is that page', async ({
  page,
}) => {
  const host = await serveWithOneNotFoundPage('doc_build');
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
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
