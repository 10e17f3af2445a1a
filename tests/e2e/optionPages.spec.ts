import { globSync } from 'tinyglobby';
import { expect, testBoth, testEnglish } from '../kit/reader';

/** Overviews, and the table of presets, which is no option. */
const NO_OPTION = ['config/index.html', 'config/*/index.html', 'config/rsbuild/preset.html'];
const PAGES = globSync('config/**/*.html', { cwd: 'doc_build', ignore: NO_OPTION }).sort();
/** Of the first code 50 px are in sight at 1280 × 800: its first line, at least. */
const LOWEST = 750;

testBoth('code is in sight on every page of an option', async ({ page, reader }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(PAGES.length).toBeGreaterThan(25);
  const below: string[] = [];
  for (const file of PAGES) {
    const route = `${reader.prefix}/${file.replace(/\.html$/, '')}`;
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    const code = await page.getByRole('main').locator('pre:visible').first().boundingBox();
    if (!code || code.y > LOWEST) below.push(`${route}: ${code ? `y ${code.y}` : 'no code'}`);
  }
  expect(below, `pages whose first code begins below y ${LOWEST}`).toEqual([]);
});

testEnglish(
  'the values of an option are compared in place, and lead to the explorer',
  async ({ page, reader }) => {
    await page.goto(`${reader.prefix}/config/lib/format`);
    const title = reader.t['example.explored'].replace('{option}', 'format');
    const figure = page.getByRole('figure', { name: title });
    await expect(figure.locator('pre:visible').first()).toContainText('export { greet }');
    // The choices are values, not files.
    await expect(figure.getByRole('radiogroup', { name: title, exact: true })).toBeVisible();
    await figure.getByText("format: 'cjs'").click();
    await expect(figure.locator('pre:visible').first()).toContainText('"use strict"');
    const link = figure.getByRole('link', { name: reader.t['example.explore'] });
    await expect(link).toHaveCount(1);
    await link.click();
    await expect(page).toHaveURL(/explore\?source=function&format=cjs&versus=$/);
  },
);
