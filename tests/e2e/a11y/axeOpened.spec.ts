import { findings, inject, keepOfArticle, LANGUAGE_MODES, show } from '../../a11y/axe';
import { KINDS } from '../../a11y/pageKinds';
import { READERS } from '../../kit/reader';
import { openPage } from '../../kit/startApp';
import { expect, type Page, test } from '../../kit/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [WIDE, NARROW] = [1440, 390];

/** What a reader can open, at which size, and what then appears. The search dialog is in tests/e2e/search. */
const OPENED = [
  {
    part: 'the language menu',
    width: WIDE,
    opener: (page: Page) => page.locator('.site-nav-language button'),
    content: '.site-nav-language [hreflang]',
  },
  {
    part: 'the sibling tools',
    width: WIDE,
    opener: (page: Page, name: string) =>
      page.getByRole('banner').getByRole('button', { name, exact: true }),
    content: 'header :popover-open a[target]',
  },
  {
    part: 'the navigation panel',
    width: NARROW,
    opener: (page: Page) => page.locator('.rp-nav-hamburger__sm'),
    content: '.rp-nav-screen',
  },
  {
    part: 'the sidebar panel',
    width: NARROW,
    opener: (page: Page) => page.locator('button[popovertarget="site-sidebar"]'),
    content: '#site-sidebar a',
  },
  {
    part: 'the outline panel',
    width: NARROW,
    opener: (page: Page) => page.locator('button[popovertarget="site-outline"]'),
    content: '#site-outline a',
  },
];

for (const { language, prefix, t } of READERS) {
  test(`${language}: no axe violations with any menu or panel open`, async ({ page }) => {
    test.setTimeout(60_000);
    await openPage(page, prefix + KINDS.article);
    await inject(page);
    await keepOfArticle(page);
    for (const { part, width, opener, content } of OPENED) {
      const mode = LANGUAGE_MODES[language].find(({ viewport }) => viewport.width === width);
      if (!mode) throw new Error(`No mode of tests/a11y/axe.ts is ${width} px wide.`);
      await show(page, mode);
      await opener(page, t['tools.title']).press('Enter');
      await expect(page.locator(content).first()).toBeVisible();
      expect(await findings(page), part).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator(content).first(), part).toBeHidden();
    }
  });
}

test('axe finds low contrast in code and tables although their boxes have shadows', async ({
  page,
}) => {
  await openPage(page, KINDS.options);
  await page.locator('main').evaluate((main) => {
    for (const part of main.querySelectorAll<HTMLElement>('.shiki .line > span, td'))
      part.style.setProperty('color', '#ddd');
  });
  await inject(page);
  const found = (await findings(page, 'main')).filter((line) => line.startsWith('color-contrast'));
  for (const part of [/\.line/, /\btd\b/]) expect(found.some((line) => part.test(line))).toBe(true);
});
