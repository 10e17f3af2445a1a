import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { writeWorker } from '../../build/site/offline/writeWorker';
import { builtScript } from '../../tools/builtScript';
import { type Host, serveFolder } from '../../tools/host/serveFolder';
import { EXPLORER_PAGES, option, panel } from '../kit/explorerPage';
import { keptInCache, visit } from '../kit/keptPages';
import { startApp } from '../kit/startApp';
import { expect, test } from '../kit/test';

test.use({ serviceWorkers: 'allow' });

test('a visited page works offline, and so does search, which finds and opens another', async ({
  page,
  context,
}) => {
  await visit(page, '/zh/guide/advanced/dts');
  // The browser fetched it before the worker was installed.
  const logo = page.getByRole('banner').locator('.rspress-logo');
  await keptInCache(page, (await logo.getAttribute('src')) ?? '');
  await visit(page, '/zh/guide/start/quick-start');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The search code and records are cached too.
  const files = await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const kept = await (await caches.open(name)).keys();
    return kept.map(({ url }) => new URL(url).pathname);
  });
  expect(files).toContainEqual(expect.stringMatching(/^\/static\/search.*[./]zh\.\w+\.json$/));
  for (const script of ['search dialog', 'search worker'] as const)
    expect(files).toContain(`/${builtScript(script)}`);
  expect(files.filter((file) => file.startsWith('/static/js/async/')).length).toBeGreaterThan(1);
  await page.getByRole('button', { name: '搜索文档' }).click();
  await page.locator('input:focus').fill('类型声明');
  const hit = page.getByRole('dialog').locator('a[href*="/guide/advanced/dts"]').first();
  await hit.click({ timeout: 15_000 });
  await expect(page).toHaveURL((url) => url.pathname === '/zh/guide/advanced/dts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page reached by a link within the app is cached too', async ({ page, context }) => {
  await visit(page, '/guide/start/');
  await page.locator('.rp-doc-layout__sidebar a[href$="/quick-start"]').click();
  await expect(page).toHaveURL(/quick-start$/);
  await keptInCache(page, '/guide/start/quick-start');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('explorer results seen before are available offline, others are reported as missing', async ({
  page,
  context,
}) => {
  const { path: explorer, t } = EXPLORER_PAGES[1];
  const file = (name: string) => panel(page).locator('summary', { hasText: name });
  await visit(page, explorer);
  await option(page, 'format', 'cjs').check();
  await expect(file('dist/index.cjs')).toBeVisible();
  const results = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => /explorer\/function/.test(name))
        ?.name,
  );
  await keptInCache(page, results ?? '');
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveURL(`${explorer}?source=function&format=cjs`);
  await expect(file('dist/index.cjs')).toBeVisible();
  // Another source has its own file, not requested so far.
  await page.getByText(t['explorer.source.react'], { exact: true }).click();
  await option(page, 'output.target', 'web').check();
  const alert = panel(page).getByRole('alert');
  await expect(alert).toContainText(t['explorer.offline']);
  await expect(page).toHaveURL(`${explorer}?source=react&format=cjs&target=web`);
  await expect(file('dist/index.js')).toBeVisible();
  await context.setOffline(false);
  await alert.getByRole('button', { name: t['explorer.retry'] }).click();
  await expect(file('dist/index.css')).toBeVisible();
  await expect(alert).toHaveCount(0);
});

/** A copy of part of the build, whose build id can be changed, simulating deploys. */
function createDeploys() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
  const isNeeded = (file: string) =>
    !/\.(br|gz|md)$|^doc_build\/(zh|blog|config|explorer|examples|guide\/(?!start))\b/.test(file);
  cpSync('doc_build', folder, { recursive: true, filter: isNeeded });
  let id = /data-build="(\w+)"/.exec(readFileSync(`${folder}/index.html`, 'utf8'))?.[1] ?? '';
  const deploy = (next: string) => {
    for (const file of globSync(['**/*.html', 'sw.js'], { cwd: folder, absolute: true })) {
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(id, next));
    }
    id = next;
  };
  return { folder, deploy, current: id };
}

/** Stops a host and serves the folder at the same address again, as after a deploy. */
async function serveAgain({ server, url }: Host, folder: string) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return serveFolder(folder, { port: Number(new URL(url).port) });
}

test('a new build replaces the old one without a prompt and never mixes with it', async ({
  page,
}) => {
  test.slow();
  const { folder, deploy, current } = createDeploys();
  const first = await serveFolder(folder);
  await visit(page, `${first.url}/guide/start/quick-start`);
  expect(await page.evaluate(() => caches.keys())).toEqual([`docs-${current}`]);

  deploy('feedfacecafe');
  const second = await serveAgain(first, folder);
  await page.reload();
  await startApp(page);
  await expect
    .poll(() => page.evaluate(() => caches.keys()), { timeout: 30_000 })
    .toEqual(['docs-feedfacecafe']);
  await keptInCache(page, '/guide/start/quick-start');
  const kept = await page.evaluate(async () =>
    (await caches.match('/guide/start/quick-start'))?.text(),
  );
  expect(kept).toContain('data-build="feedfacecafe"');
  // Every cached page is from the new build and has all its scripts.
  const strangers = await page.evaluate(async () => {
    const cache = await caches.open('docs-feedfacecafe');
    const wrong: string[] = [];
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (!response?.headers.get('content-type')?.includes('text/html')) continue;
      const page = new DOMParser().parseFromString(await response.text(), 'text/html');
      const { app = '[]', build } =
        page.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
      if (build !== 'feedfacecafe') wrong.push(`${request.url} is of build ${build}`);
      for (const file of JSON.parse(app) as string[]) {
        if (!(await cache.match(file))) wrong.push(`${request.url} lacks ${file}`);
      }
    }
    return wrong;
  });
  expect(strangers).toEqual([]);

  second.server.closeAllConnections();
  await new Promise((resolve) => second.server.close(resolve));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('no request stays unanswered while a new worker takes over', async ({ page }) => {
  test.slow();
  const { folder, deploy } = createDeploys();
  const host = await serveFolder(folder);
  await visit(page, `${host.url}/guide/start/quick-start`);
  deploy('feedfacecafe');
  const second = await serveAgain(host, folder);
  // It needs a document, so it throws in a worker once it arrives.
  const needsDocument = `/${builtScript('search dialog')}`;
  const unanswered = await page.evaluate(async (script) => {
    const registration = await navigator.serviceWorker.ready;
    const old = registration.active;
    void registration.update();
    const lost = new Set<string>();
    const done: Promise<void>[] = [];
    const ask = (address: string) => {
      lost.add(address);
      const settled = new Promise<void>((resolve) => {
        const worker = new Worker(address);
        const end = () => {
          lost.delete(address);
          worker.terminate();
          resolve();
        };
        worker.onerror = end;
        setTimeout(resolve, 8000);
      });
      done.push(settled);
    };
    const until = Date.now() + 20_000;
    while (Date.now() < until && (registration.active === old || old?.state === 'activated')) {
      ask(`${script}?${done.length}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    for (let more = 0; more < 10; more++) ask(`${script}?${done.length}`);
    await Promise.all(done);
    return { asked: done.length, lost: [...lost] };
  }, needsDocument);
  expect(unanswered.asked).toBeGreaterThan(10);
  expect(unanswered.lost).toEqual([]);
  second.server.closeAllConnections();
  second.server.close();
});

test('the worker of a build with OFFLINE=0 removes the earlier one and its pages', async ({
  page,
}) => {
  test.slow();
  const { folder } = createDeploys();
  const host = await serveFolder(folder);
  await visit(page, `${host.url}/guide/start/quick-start`);
  await writeWorker(folder, { id: 'off', base: '/', isOffline: false });
  const second = await serveAgain(host, folder);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([]);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  second.server.closeAllConnections();
  second.server.close();
});
