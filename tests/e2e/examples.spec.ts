import { strFromU8, unzipSync } from 'fflate';
import { readToolVersions } from '../../build/pages/example/toolVersions';
import { readHtml } from '../kit/html';
import { READERS, type Reader } from '../kit/reader';
import { expect, test } from '../kit/test';
import { boxOf } from './measure';

const version = readToolVersions('examples/current')['@rslib/core'];
const PATH = '/guide/solution/react';
const outputOf = ({ t }: Reader) => t['example.output'].replace('{tool}', `Rslib ${version}`);
// The behavior is the same in both languages, so they alternate.
const [EN, ZH] = READERS;

test('a single file has no tabs; a failing command shows its exit code', async ({ page }) => {
  await page.goto('/guide/advanced/dts');
  const single = page.getByRole('figure', { name: 'dts: true' }).first();
  const output = single.locator('[data-kind="output"]');
  await expect(output.getByText('dist/index.d.ts', { exact: true })).toBeVisible();
  await expect(output.getByRole('radiogroup')).toHaveCount(0);
  await expect(page.getByText('exit code 1').first()).toBeVisible();
});

test('the tab of a file is announced as its name and size', async ({ page }) => {
  await page.goto('/guide/start/quick-start');
  const names = page.getByRole('radiogroup', { name: outputOf(EN) });
  await expect(names).toMatchAriaSnapshot(`
    - radiogroup:
      - radio /^dist\\/index\\.js \\d+ B$/
      - radio /^dist\\/index\\.d\\.ts \\d+ B$/
  `);
});

test('the archive contains the project', async ({ request }) => {
  const page = await readHtml(request, ZH.prefix + PATH);
  const link = page.querySelectorAll('a').find(({ text }) => text === ZH.t['example.download']);
  const href = link?.getAttribute('href') ?? '';
  const files = unzipSync(new Uint8Array(await (await request.get(href)).body()));
  const id = /(\w[\w-]*)\.zip$/.exec(href)?.[1] ?? '';
  expect(JSON.parse(strFromU8(files[`${id}/package.json`] ?? new Uint8Array()))).toHaveProperty(
    'name',
    id,
  );
});

test('the values of an option can be compared in place, with a link to the explorer', async ({
  page,
}) => {
  await page.goto('/config/lib/format');
  const title = EN.t['example.explored'].replace('{option}', 'format');
  const figure = page.getByRole('figure', { name: title });
  await expect(figure.locator('pre:visible').first()).toContainText('export { greet }');
  // The options are values, not files.
  await expect(figure.getByRole('radiogroup', { name: title, exact: true })).toBeVisible();
  await figure.getByText("format: 'cjs'").click();
  await expect(figure.locator('pre:visible').first()).toContainText('"use strict"');
  const link = figure.getByRole('link', { name: EN.t['example.explore'] });
  await expect(link).toHaveCount(1);
  await link.click();
  await expect(page).toHaveURL(/explore\?source=function&format=cjs&versus=$/);
});

test('a command is copied without its output; output lines that the page discusses are highlighted, also in forced colors; one row links to the explorer with the same options, to the repository and to the archive', async ({
  page,
  context,
}) => {
  const { prefix, t } = ZH;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${prefix}/guide/basic/output-format`);
  const run = page.locator('section[data-kind="run"]').first();
  await run.getByRole('button').first().click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe((await run.locator('code').first().textContent()) ?? '');
  const emitted = page.locator('section[data-kind="output"]', { hasText: 'node:path' }).first();
  const marked = emitted.locator('.line.highlighted');
  await expect(marked).toHaveText(['import { join } from "node:path";']);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(marked).toHaveCSS('outline-style', 'solid');
  const printed = page.locator('section[data-kind="run"] .line.highlighted');
  await expect(printed.first()).toHaveText('require: 1');
  await page.emulateMedia({ forcedColors: 'none' });
  const actions = page.locator('figure', { hasText: 'use.cjs' }).first().locator('footer > p');
  const links = actions.getByRole('link');
  await expect(links).toHaveText([
    t['example.explore'],
    t['example.folder'],
    t['example.download'],
  ]);
  await links.first().click();
  await expect(page).toHaveURL(`${prefix}/guide/start/explore?source=function&format=cjs`);
  await expect(page.getByRole('radio', { name: 'cjs', exact: true }).first()).toBeChecked();
});

test('source and output are side by side where no line is cut off; tabs show one emitted file at a time, by pointer and keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1680, height: 1000 });
  await page.goto(PATH);
  const example = page.locator('figure[data-fit]').first();
  const [source, output] = await example.locator('section').all();
  if (!source || !output) throw new Error('the example has one part only');
  const boxes = async () => [await boxOf(source), await boxOf(output)] as const;
  const [left, right] = await boxes();
  expect(right.y).toBe(left.y);
  expect(right.x).toBeGreaterThanOrEqual(left.right);
  const lineOf = async (part: typeof source) =>
    (await boxOf(part.locator('pre:visible').first())).y;
  expect(await lineOf(source)).toBe(await lineOf(output));
  const cut = await page.locator('figure[data-fit] section pre:visible').evaluateAll((blocks) =>
    blocks
      .filter((block) => {
        const box = block.parentElement ?? block;
        return (
          Math.max(box.scrollWidth - box.clientWidth, block.scrollWidth - block.clientWidth) > 0
        );
      })
      .map((block) => block.textContent),
  );
  expect(cut).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 1000 });
  const [above, below] = await boxes();
  expect(below.x).toBe(above.x);
  expect(below.y).toBeGreaterThanOrEqual(above.bottom);
  const tabs = EN.t['example.tabs'].replace('{group}', outputOf(EN));
  const list = page.getByRole('radiogroup', { name: tabs }).first();
  const [first, second] = await list.getByRole('radio').all();
  if (!first || !second) throw new Error('the first example has one file only');
  const panels = page.locator('figure [data-kind="output"]').first().locator('[data-panel]');
  await list.locator('label').nth(1).click();
  await expect(second).toBeChecked();
  await expect(panels.nth(1)).toBeVisible();
  await expect(panels.nth(0)).toBeHidden();
  await second.press('ArrowLeft');
  await expect(first).toBeFocused();
  await expect(panels.nth(0)).toBeVisible();
  await expect(panels.nth(1)).toBeHidden();
});

test('the live React component counts', async ({ page }) => {
  await page.goto(PATH);
  const counter = page.getByRole('button', { name: /^Clicks: \d/ });
  await expect(counter).toHaveText('Clicks: 0');
  await expect(async () => {
    await counter.click();
    await expect(counter).not.toHaveText('Clicks: 0', { timeout: 500 });
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tabs show every file, one at a time', async ({ page }) => {
    await page.goto(PATH);
    const group = page.locator('figure section[data-kind="output"]').first();
    const labels = await group.locator('label').all();
    expect(labels.length).toBeGreaterThan(2);
    for (const [index, label] of labels.entries()) {
      await label.click();
      await expect(group.locator('[data-panel]:visible')).toHaveCount(1);
      await expect(group.locator('[data-panel]').nth(index)).toBeVisible();
    }
  });
});
