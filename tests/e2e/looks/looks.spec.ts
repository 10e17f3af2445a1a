import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Box, colorGrid, compareGrids } from '../../kit/colorGrid';
import { fixturePath, READERS } from '../../kit/reader';
import { startApp } from '../../kit/startApp';
import { expect, type Page, test } from '../../kit/test';
import { boxOf } from '../measure';

// The test font is not part of the site, so its CSP would block it.
test.use({ bypassCSP: true });

const PAGE = fixturePath('features', READERS[0], 'guide/looks');
/** Share of a screenshot's squares that may differ. */
const SHARE = 0.01;

/**
 * Compares the page's colors with the snapshot: backgrounds, lines, images and their positions, no text. After an
 * intended change: `pnpm exec playwright test looks --update-snapshots`, and look at the page.
 *
 * @param side of a square, in px
 * @param tolerance of 255, per channel of a square's mean color
 */
async function expectLooks(page: Page, name: string, clip: Box, side: number, tolerance = 6) {
  const grid = await colorGrid(page, clip, side);
  const file = path.join(import.meta.dirname, `${name}.txt`);
  const isUpdate = ['all', 'changed'].includes(test.info().config.updateSnapshots);
  if (isUpdate) writeFileSync(file, `${grid.map((row) => row.join(' ')).join('\n')}\n`);
  const kept = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((row) => row.split(' '));
  const map = compareGrids(kept, grid, tolerance);
  const different = map.join('').replaceAll('.', '').length;
  test.info().annotations.push({ type: 'different squares', description: `${different}` });
  expect(
    different,
    `${name} looks otherwise where # stands:\n${map.join('\n')}\n`,
  ).toBeLessThanOrEqual(SHARE * map.join('').length);
}

async function open(page: Page, address: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.goto(address);
  await startApp(page);
}

test('the first screen of the home page looks the same', async ({ page }) => {
  await open(page, '/', 1280, 800);
  await expectLooks(page, 'home', { x: 0, y: 0, width: 1280, height: 800 }, 40);
});

test('a documentation page looks the same, dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, PAGE, 1440, 900);
  await expectLooks(page, 'page-dark', { x: 0, y: 0, width: 1440, height: 900 }, 30);
});

test('the sidebar over a page on a phone looks the same', async ({ page }) => {
  await open(page, PAGE, 390, 844);
  await page.locator('[popovertarget="site-sidebar"]').click();
  await expectLooks(page, 'phone-sidebar', { x: 0, y: 0, width: 390, height: 840 }, 15);
});

test('buttons over code look the same', async ({ page }) => {
  await open(page, PAGE, 1280, 800);
  const block = page.locator('.rp-codeblock').last();
  await block.scrollIntoViewIfNeeded();
  await block.hover();
  const { right, y } = await boxOf(block);
  const clip = { x: Math.round(right) - 160, y: Math.round(y), width: 160, height: 48 };
  // Code bars one pixel lower change such small squares by up to 58; a missing button, by 227.
  await expectLooks(page, 'code-buttons', clip, 8, 80);
});
