import type { Page } from '@playwright/test';
import { findings, inject, keepOfArticle, structure } from '../../a11y/axe';
import { testChinese, testEnglish } from '../../kit/reader';
import {
  expect,
  FOUND,
  keepSearches,
  NONSENSE,
  openSearch,
  START,
  savedPage,
  searchOf,
} from './searchDialog';

/** No axe violations in the dialog, no duplicate ids, and no forced spacing, which axe does not check here. */
async function expectClean(page: Page) {
  expect(await findings(page, '[role=dialog]')).toEqual([]);
  expect(await page.evaluate(structure)).toMatchObject({ doubleIds: [], forcedSpacing: [] });
}

for (const [colorScheme, testOne] of [
  ['light', testEnglish],
  ['dark', testChinese],
] as const) {
  testOne(
    `no axe violations on any screen of the dialog, ${colorScheme}`,
    async ({ page, open, reader }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await keepSearches(page, reader, {
        recent: [savedPage('1', reader), savedPage('2', reader)],
        favorite: [savedPage('3', reader)],
      });
      await open(reader.prefix + START);
      await inject(page);
      await keepOfArticle(page);
      const search = searchOf(page, reader);
      await search.open();
      await expectClean(page);
      await search.ask('dts');
      await expectClean(page);
      await search.field.fill(NONSENSE);
      await expect(search.none).toBeVisible();
      await expectClean(page);
    },
  );
}

testChinese(
  'the field references its lists and its active row; the number of results is announced politely, in the reader’s language',
  async ({ page, open, reader }) => {
    const search = await openSearch({ page, open, reader });
    await expect(search.status).toBeEmpty();
    await search.ask(FOUND.query);
    const ids = ((await search.field.getAttribute('aria-controls')) ?? '').split(' ');
    expect(ids.length).toBe(await search.lists.count());
    for (const id of ids) await expect(page.locator(`#${id}[role=tree]`)).toHaveCount(1);
    const active = await search.field.getAttribute('aria-activedescendant');
    await expect(page.locator(`#${active}[role=treeitem]`)).toHaveCount(1);
    const count = await search.rows.count();
    const { one, other } = search.texts.count;
    await expect(search.status).toHaveText(
      (count === 1 ? one : other).replace('{count}', `${count}`),
    );
    await search.field.fill(NONSENSE);
    await expect(search.status).toHaveText(search.texts.none.replace('{query}', NONSENSE));
    // The screen stays; only one word in it changes.
    await search.field.fill(`${NONSENSE}${NONSENSE}`);
    await expect(search.status).toHaveText(
      search.texts.none.replace('{query}', `${NONSENSE}${NONSENSE}`),
    );
  },
);

testEnglish(
  'the page behind does not scroll and keeps its position; the dialog has the colors of the theme',
  async ({ page, open, reader }) => {
    await open(reader.prefix + START);
    await page.evaluate(() => window.scrollTo(0, 600));
    const search = searchOf(page, reader);
    await page.keyboard.press('/');
    await expect(search.field).toBeFocused();
    await search.ask('dts');
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 800);
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(search.dialog).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);

    const colors: string[] = [];
    await search.open();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      const [dialog, body] = await page.evaluate(() =>
        ['[role=dialog]', 'body'].map(
          (selector) =>
            getComputedStyle(document.querySelector(selector) as Element).backgroundColor,
        ),
      );
      expect(dialog, colorScheme).toBe(body);
      colors.push(dialog ?? '');
    }
    expect(colors[0]).not.toBe(colors[1]);
  },
);
