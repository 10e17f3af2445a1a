import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { STATUS_ID } from '../../components/frame/focus/announce';
import { explorer as en } from '../../i18n/en/explorer';
import { findings, inject, LANGUAGE_MODES, show } from '../a11y/axe';
import { EXPLORER_PAGES, option, panel } from '../kit/explorerPage';
import { openPage, startApp } from '../kit/startApp';
import { expect, test } from '../kit/test';
import { topOf } from './measure';

/** Maximum size of a source's file, brotli. */
const MAX_BROTLI = 30_000;

// The behavior is the same in both languages, so they alternate.
const [EN, ZH] = EXPLORER_PAGES;

/** What is said about missing styles, without the marks of code. */
const NO_STYLES = EN.t['explorer.noStyles'].replaceAll('`', '');

test('a choice shows its files, its address and what consumers see; Back undoes it', async ({
  page,
}) => {
  const { path, t } = EN;
  await page.goto(path);
  await startApp(page);
  await expect(panel(page).locator('summary', { hasText: 'dist/index.js' })).toBeVisible();
  await option(page, 'format', 'esm + cjs').check();
  await expect(page).toHaveURL(`${path}?source=function&format=esm+cjs`);
  await option(page, 'dts', 'true').check();
  await expect(page).toHaveURL(`${path}?source=function&format=esm+cjs&dts=true`);
  for (const file of ['dist/esm/index.d.ts', 'dist/cjs/index.cjs', 'dist/cjs/index.d.cts']) {
    await expect(panel(page).locator('summary', { hasText: file })).toBeVisible();
  }
  await expect(
    panel(page).getByText("{ format: 'cjs', dts: { autoExtension: true }"),
  ).toBeVisible();
  await expect(panel(page).locator('dd', { hasText: t['explorer.use.silent'] })).toBeVisible();
  await page.goBack();
  await expect(option(page, 'dts', 'false')).toBeChecked();
  await expect(option(page, 'format', 'esm + cjs')).toBeChecked();
  await expect(panel(page).locator('summary', { hasText: '.d.cts' })).toHaveCount(0);
});

test('a page without navbar stays so when a choice is made', async ({ page }) => {
  await page.goto(`${ZH.path}?navbar=0`);
  await startApp(page);
  await expect(page.getByRole('banner')).toBeHidden();
  await option(page, 'format', 'cjs').check();
  await expect(page).toHaveURL(`${ZH.path}?source=function&format=cjs&navbar=0`);
  await expect(page.getByRole('banner')).toBeHidden();
});

test('an address restores its choice, compared with another line by line', async ({ page }) => {
  const { path, t } = EN;
  await page.goto(`${path}?source=react&target=web&versus=`);
  await expect(option(page, 'output.target', 'web')).toBeChecked();
  const sheet = panel(page).locator('details[data-change="added"]', { hasText: 'index.css' });
  await expect(sheet).toHaveAttribute('open');
  await expect(sheet.locator('ins').first()).toContainText('.badge');
  await expect(sheet.locator('summary')).toHaveText(/ with gzip only here$/);
  await panel(page).getByRole('button', { name: t['explorer.compareEnd'] }).click();
  await expect(page).toHaveURL(`${path}?source=react&target=web`);
  await expect(panel(page).locator('ins')).toHaveCount(0);
});

test('several files are listed by name at once: a long first file is collapsed', async ({
  page,
}) => {
  const { path } = ZH;
  await page.goto(`${path}?source=function&format=esm+cjs&dts=true`);
  await expect(panel(page).locator('summary', { hasText: '.d.cts' })).toHaveCount(2);
  const files = panel(page).locator('details:has(summary code:text("dist/"))');
  await expect(files).toHaveCount(6);
  await expect(files.and(page.locator('[open]'))).toHaveCount(0);
  await option(page, 'format', 'esm').check();
  await expect(files.and(page.locator('[open]'))).toHaveCount(1);
});

test('by keyboard alone at phone width: from “my CSS is gone” to the style sheet', async ({
  page,
}) => {
  const { path, t } = EN;
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(path);
  await startApp(page);
  const sources = page.getByRole('radiogroup', { name: t['explorer.sources'] }).getByRole('radio');
  await sources.first().focus();
  for (const at of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect(sources.nth(at)).toBeChecked();
  }
  await expect(sources.nth(2)).toHaveAccessibleName(t['explorer.source.react']);
  const said = panel(page).getByText(NO_STYLES);
  await expect(said).toBeVisible();
  await expect(said.locator('code')).toHaveText(['output.target', 'node', 'web']);
  const more = panel(page).getByRole('link', { name: t['explorer.noStylesMore'] });
  await expect(more).toHaveAttribute('href', /\/guide\/advanced\/css$/);
  const target = option(page, 'output.target', 'node');
  const isThere = () => target.evaluate((radio) => radio === document.activeElement);
  for (let presses = 0; presses < 12 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await expect(panel(page).locator('summary', { hasText: 'dist/index.css' })).toBeVisible();
  await expect(said).toHaveCount(0);
  await expect(option(page, 'output.target', 'web')).toBeFocused();
  const status = page.locator(`#${STATUS_ID}`);
  await expect(status).toHaveText(t['explorer.changed'].replace('{count}', '1'));
  await option(page, 'format', 'esm').press('ArrowRight');
  await expect(status).toHaveText(t['explorer.changed'].replace('{count}', '2'));
});

test('a combination that the tool rejects shows the error message', async ({ page }) => {
  const { path, t } = ZH;
  await page.goto(`${path}?source=function&format=umd&bundle=false`);
  await expect(panel(page).getByText(t['explorer.failed'].replace('{code}', '1'))).toBeVisible();
  await expect(
    panel(page).getByText('When using "umd" format, "bundle" must be set'),
  ).toBeVisible();
});

test('the archive contains the configuration of the choice', async ({ page, request }) => {
  const { path, t } = EN;
  await page.goto(`${path}?source=react&format=cjs`);
  await expect(option(page, 'format', 'cjs')).toBeChecked();
  const link = panel(page).getByRole('link', { name: t['explorer.download'] });
  await expect(link).not.toHaveAttribute('href', /react-0\.zip$/);
  const href = (await link.getAttribute('href')) ?? '';
  const files = unzipSync(new Uint8Array(await (await request.get(href)).body()));
  const read = (file: string) => strFromU8(files[`badge/${file}`] ?? new Uint8Array());
  expect(read('rslib.config.ts')).toContain("lib: [{ format: 'cjs' }]");
  expect(JSON.parse(read('package.json'))).toHaveProperty('scripts.build', 'rslib');
  expect(read('src/index.tsx')).toContain('export function Badge');
});

for (const [language, path] of [
  ['en', '/guide/start/explore'],
  ['zh', '/zh/guide/start/explore'],
] as const) {
  test(`${path}: no axe violations while two choices are compared`, async ({ page }) => {
    test.setTimeout(60_000);
    await openPage(page, `${path}?source=react&target=web&versus=`);
    await expect(panel(page).locator('ins').first()).toBeVisible();
    await inject(page);
    for (const mode of LANGUAGE_MODES[language]) {
      await show(page, mode);
      expect(await findings(page), `${mode.colorScheme}, ${mode.viewport.width} px`).toEqual([]);
    }
  });
}

test('a choice made before the app starts is kept', async ({ page }) => {
  await page.goto('/guide/start/explore');
  await option(page, 'format', 'cjs').check();
  await expect(page).toHaveURL('/guide/start/explore?source=function&format=cjs');
  await expect(panel(page).locator('summary', { hasText: 'dist/index.cjs' })).toBeVisible();
});

test('a question below the explorer scrolls its answer into view, also when clicked again', async ({
  page,
}) => {
  const questions = page.locator('#questions + ul').getByRole('link');
  for (const [width, height] of [
    [1280, 720],
    [390, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(EN.path);
    await startApp(page);
    const sources = page.getByRole('radiogroup', { name: EN.t['explorer.sources'] });
    for (const link of [questions.last(), questions.last(), questions.nth(2)]) {
      await link.click();
      await expect(sources).toBeInViewport();
      await expect(page.locator('.explorer > [data-panel]:visible')).toBeInViewport();
    }
    await expect(option(page, 'output.target', 'node')).toBeChecked();
    // The next choice does not move the page.
    const format = option(page, 'format', 'cjs');
    await format.scrollIntoViewIfNeeded();
    const before = await topOf(page);
    await format.check();
    await expect(panel(page).locator('summary', { hasText: 'dist/index.cjs' })).toBeVisible();
    expect(await topOf(page)).toBe(before);
  }
});

test('a hostile query shows the defaults', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(
    '/guide/start/explore?source=constructor&format=%3Cimg%20src=x%20onerror=alert(1)%3E&versus=__proto__:1,%E0%A4%A',
  );
  await startApp(page);
  await expect(option(page, 'format', 'esm')).toBeChecked();
  await expect(panel(page).locator('summary', { hasText: 'dist/index.js' })).toBeVisible();
  expect(errors).toEqual([]);
});

test(`the results of a source are at most ${MAX_BROTLI / 1000} KB`, () => {
  const folder = 'doc_build/static/explorer';
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  expect(files.length).toBe(5);
  for (const file of files) {
    const size = brotliCompressSync(readFileSync(`${folder}/${file}`)).length;
    expect(size, `${file} has ${size} bytes`).toBeLessThanOrEqual(MAX_BROTLI);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every source shows its defaults, and no control that would do nothing', async ({
    page,
  }) => {
    await page.goto('/guide/start/explore');
    // Playwright reads no text from noscript itself.
    const note = page.locator('.explorer noscript > p');
    await expect(note).toHaveText(en['explorer.noScript']);
    await expect(note).toBeVisible();
    for (const name of [en['explorer.source.react'], en['explorer.source.command']]) {
      await page.getByText(name, { exact: true }).click();
      await expect(panel(page)).toHaveCount(1);
      await expect(panel(page).locator('summary', { hasText: 'dist/index.js' })).toBeVisible();
      await expect(panel(page).getByRole('radio')).toHaveCount(0);
      await expect(panel(page).getByRole('button')).toHaveCount(0);
      await expect(panel(page).getByRole('link', { name: en['explorer.download'] })).toBeVisible();
    }
  });
});

test('only the selected source is printed', async ({ page }) => {
  await page.goto(`${ZH.path}?source=entries`);
  await startApp(page);
  await expect(page.getByRole('radio', { name: ZH.t['explorer.source.entries'] })).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.explorer-options').filter({ visible: true })).toHaveCount(1);
  await expect(panel(page)).toContainText('src/slug.ts');
  // Nothing that requires a pointer.
  const { 'explorer.compare': compare, 'explorer.download': download } = ZH.t;
  await expect(panel(page).getByText(compare)).toBeHidden();
  await expect(panel(page).getByText(download)).toBeHidden();
});
