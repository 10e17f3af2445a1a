import type { Page } from '@playwright/test';
import { en } from '../../../i18n/en';
import { zh } from '../../../i18n/zh';
import { EXPLORER_PAGES, option, panel } from '../../kit/explorerPage';
import { hold } from '../search/held';
import { expect, isReady, test } from './faultyPage';

// Browsers translate the built page before hydration; React finds text that does not match and renders the page
// again. What the reader did before then is kept.

const GUIDE = '/guide/start/quick-start';

/** Translates as browsers do: changes the page's language and wraps each text in its own element. */
const translate = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.lang = 'de';
    document.documentElement.classList.add('translated-ltr');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, pre')) continue;
      const inner = Object.assign(document.createElement('font'), {
        textContent: `«${text.data}»`,
      });
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

test('actions on a translated page survive the start of the app', async ({ page, host }) => {
  const release = await hold(page, '**/*.js');
  await page.goto(`${host.url}/zh${GUIDE}`);
  await translate(page);
  const main = page.locator('main');
  const wrap = main.locator('.rp-code-wrap-button').first();
  const tab = main.locator('label', { hasText: 'pnpm' }).first();
  const files = main.locator('details:has(> ul)').last();
  await wrap.click();
  await tab.click();
  await files.locator('summary').first().click();
  await expect(files).toHaveAttribute('open', '');
  await expect(page.locator('html')).toHaveAttribute('data-app', 'loading');
  release();
  await isReady(page);
  await expect(tab.locator('input')).toBeChecked();
  await expect(files).toHaveAttribute('open', '');
  await expect(files.locator('summary').first()).toBeFocused();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(main).not.toContainText('«');
  await expect(page.getByText(zh['layout.broken'])).toBeHidden();
});

test('search responds to each letter while the page is being translated', async ({
  page,
  host,
}) => {
  await page.goto(host.url + GUIDE);
  await isReady(page);
  await translate(page);
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: en['search.button.label'] });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  for (const query of ['ts', 'tsu', 'tsup']) {
    await field.pressSequentially(query.slice((await field.inputValue()).length));
    const marks = dialog.getByRole('treeitem').locator('mark');
    await expect(marks.filter({ hasText: new RegExp(`^${query}$`, 'i') }).first()).toBeVisible();
    await translate(page);
  }
});

test('a translated explorer shows the results of other choices, and ends a comparison', async ({
  page,
  host,
}) => {
  const [{ path, t }] = EXPLORER_PAGES;
  await page.goto(host.url + path);
  await isReady(page);
  const total = panel(page).locator('.explorer-actions > p');
  const before = String(await total.textContent());
  const compare = panel(page).locator('.explorer-actions button');
  await compare.click();
  await expect(compare).toHaveText(t['explorer.compareEnd']);
  await translate(page);
  await option(page, 'format', '«esm + cjs»').check();
  await expect(total).not.toContainText('«');
  await expect(total).not.toContainText(before);
  const comparing = String(await total.textContent());
  await translate(page);
  await compare.click();
  await expect(total).not.toContainText('«');
  expect(comparing).toContain(await total.textContent());
});

/** Names that the page frame shows in both languages. */
const NAME = /^«(Rs|Awesome Rs|English|简体中文)/;

test('switching the language of a translated page replaces all its text', async ({
  page,
  host,
}) => {
  await page.goto(host.url + GUIDE);
  await isReady(page);
  await translate(page);
  await expect(page.locator('.site-feedback')).toContainText('«');
  await page.locator('.site-nav-language button').press('Enter');
  await page.locator('.site-nav-language a[hreflang="zh"]').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('快速上手');
  const texts = await page
    .locator('header, main, footer, #site-broken')
    .locator('font font')
    .evaluateAll((all) => all.map((text) => text.textContent?.trim()));
  expect(texts.filter((text) => !NAME.test(String(text)))).toEqual([]);
});
