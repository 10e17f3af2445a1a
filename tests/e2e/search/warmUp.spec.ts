import type { Page } from '@playwright/test';
import { builtScript } from '../../../tools/builtScript';
import { type Reader, testChinese, testEnglish } from '../../kit/reader';
import { DIALOG, hold } from './held';
import { expect, START, searchOf } from './searchDialog';

/** Files only search needs: the dialog, the engine's worker, the records. */
const isOfSearch = (url: string) => /\/search[./]/.test(url);

/** Signs that a reader may search. */
const SIGNS: Record<string, (page: Page, reader: Reader) => Promise<void>> = {
  'the pointer on the button': (page, reader) => searchOf(page, reader).button.hover(),
  'the focus on the button': (page, reader) => searchOf(page, reader).button.focus(),
  'the first key of the shortcut': (page) => page.keyboard.down('Control'),
};

testEnglish(
  'search fetches nothing while idle, and everything when the button is hovered or focused or the first key of the shortcut is pressed',
  async ({ page, open, reader }) => {
    let fetched: string[] = [];
    page.on('request', (request) => {
      if (isOfSearch(new URL(request.url()).pathname)) fetched.push(request.url());
    });
    for (const [name, give] of Object.entries(SIGNS)) {
      // Its previous position would be over the next page's button.
      await page.mouse.move(700, 500);
      // Drops the previous page's pending requests.
      await page.goto('about:blank');
      fetched = [];
      await open(reader.prefix + START);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.waitForLoadState('networkidle');
      expect(fetched, name).toEqual([]);
      await give(page, reader);
      await expect.poll(() => fetched.some((url) => url.endsWith('.json')), name).toBe(true);
      expect(fetched.some((url) => url.endsWith(builtScript('search dialog')))).toBe(true);
    }
  },
);

testChinese(
  'worker and records are requested together with the script of the dialog, not after it',
  async ({ page, open, reader }) => {
    await hold(page, DIALOG);
    await open(reader.prefix + START);
    const worker = page.waitForRequest(`**/${builtScript('search worker')}`);
    const records = page.waitForRequest(/\/search\/zh\.\w+\.json$/);
    await page.keyboard.press('Control+k');
    await Promise.all([worker, records]);
  },
);
