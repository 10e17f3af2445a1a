import { existsSync, readFileSync } from 'node:fs';
import { findings, inject, keepOfArticle, LANGUAGE_MODES, show } from '../a11y/axe';
import { READERS } from '../kit/reader';
import { openPage, startApp } from '../kit/startApp';
import { expect, type Page, test } from '../kit/test';
import { topOf } from './measure';

/** The tree of a page's first example. */
const treeOf = (page: Page) =>
  page.locator('figure details').filter({ hasText: 'package.json' }).first();

/** Opens the tree and returns its files. */
async function openTree(page: Page) {
  const tree = treeOf(page);
  await tree.locator('summary').first().click();
  const files = tree.getByRole('listitem').filter({ has: page.locator('details') });
  expect(await files.count()).toBeGreaterThan(5);
  return files.all();
}

// The tree behaves the same in both languages, so they alternate.
const [EN, ZH] = READERS;
const PATH = '/guide/solution/react';

test('each file of the tree opens on the page, by pointer and keyboard; emitted files show their size', async ({
  page,
}) => {
  await page.goto(PATH);
  const files = await openTree(page);
  for (const [index, file] of files.entries()) {
    const name = file.locator('summary');
    if (index === 0) await name.press('Enter');
    else await name.click();
    const href = (await file.getByRole('link').getAttribute('href')) ?? '';
    const local = href.replace(/^https:\/\/github\.com\/[^/]+\/[^/]+\/tree\/main\//, '');
    await expect(file.locator('pre code')).toHaveText(readFileSync(local, 'utf8').trim());
    const isEmitted = local.includes('/__recorded__/');
    expect(/ [\d.]+\sk?B$/.test((await name.textContent()) ?? ''), href).toBe(isEmitted);
  }
});

test('a file that cannot be fetched shows an error and its link, and can be retried', async ({
  page,
}) => {
  const answers = ['abort', 'page', 'abort', 'right'];
  await page.route('**/static/examples/*.json', (route) => {
    const answer = answers.shift();
    if (answer === 'abort') return route.abort();
    if (answer === 'page') return route.fulfill({ contentType: 'text/html', body: '<p>Login' });
    return route.continue();
  });
  await page.goto(ZH.prefix + PATH);
  await startApp(page);
  const tree = treeOf(page);
  await tree.locator('summary').first().click();
  const file = tree
    .getByRole('listitem')
    .filter({ has: page.locator('details') })
    .first();
  const name = file.locator('summary');
  for (const _ of ['abort', 'page']) {
    await name.click();
    await expect(file.getByRole('alert')).toContainText(ZH.t['example.unreachable']);
    await expect(file.getByRole('link')).toHaveAttribute('href', /^https:\/\/github\.com\//);
    await name.click();
  }
  await name.click();
  await expect(file.getByRole('alert')).toBeVisible();
  await file.getByRole('button', { name: ZH.t['example.retry'], exact: true }).click();
  await expect(file.locator('pre')).toBeVisible();
  await expect(file.getByRole('alert')).toHaveCount(0);
});

test('a file moved by a newer build is shown after reloading the page', async ({ page }) => {
  const gone = '**/static/examples/*.json';
  await page.route(gone, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(PATH);
  await startApp(page);
  const open = async () => {
    await treeOf(page).locator('summary').first().click();
    const file = treeOf(page)
      .getByRole('listitem')
      .filter({ has: page.locator('details') });
    await file.first().locator('summary').click();
    return file.first();
  };
  const file = await open();
  await expect(file.getByRole('alert')).toBeVisible();
  const top = await topOf(page);
  await page.unroute(gone);
  await Promise.all([
    page.waitForEvent('load'),
    file.getByRole('button', { name: EN.t['layout.reload'], exact: true }).click(),
  ]);
  await startApp(page);
  expect(await topOf(page)).toBe(top);
  await expect((await open()).locator('pre')).toBeVisible();
});

test('a file opened before the app starts shows its contents once it has', async ({ page }) => {
  await page.goto(ZH.prefix + PATH);
  const tree = treeOf(page);
  await tree.evaluate((all) => {
    for (const one of [all, all.querySelector('li details')]) {
      (one as HTMLDetailsElement).open = true;
    }
  });
  await startApp(page);
  await expect(tree.locator('li details[open] pre')).toBeVisible();
});

for (const { language, prefix } of READERS) {
  test(`${language}: no axe violations on an open file of the tree`, async ({ page }) => {
    test.setTimeout(60_000);
    await openPage(page, `${prefix}/guide/basic/output-format`);
    const tree = treeOf(page);
    await tree.locator('summary').first().click();
    await tree.locator('li summary').first().click();
    await expect(tree.locator('li pre')).toBeVisible();
    await inject(page);
    await keepOfArticle(page, 'figure:has(details[open])');
    for (const mode of LANGUAGE_MODES[language]) {
      await show(page, mode);
      const found = await findings(page, 'figure details[open]');
      expect(found, `${mode.colorScheme}, ${mode.viewport.width} px`).toEqual([]);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each file of the tree links to the repository', async ({ page }) => {
    await page.goto(PATH);
    const files = await openTree(page);
    for (const file of files) {
      await file.locator('summary').click();
      const link = file.getByRole('link', { name: EN.t['example.folder'] });
      await expect(link).toBeVisible();
      const [, local = ''] =
        /\/tree\/main\/(.+)$/.exec((await link.getAttribute('href')) ?? '') ?? [];
      expect(existsSync(local), local).toBe(true);
    }
  });
});
