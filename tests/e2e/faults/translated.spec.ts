import type { Page } from '@playwright/test';
import { zh } from '../../../i18n/zh';
import { hold } from '../search/held';
import { expect, isReady, test } from './faultyPage';

// Browsers translate the built page before its app starts, and React, which finds other texts than it
// built, draws the page anew. What the reader has done until then is done.

const GUIDE = '/guide/start/quick-start';

/** As browsers translate: each text goes into elements of its own. */
const translate = (page: Page) =>
  page.evaluate(() => {
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

test('what was done on a translated page stays when the app starts', async ({ page, host }) => {
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
