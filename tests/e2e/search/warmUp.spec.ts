import type { Page } from '@playwright/test';
import { builtScript } from '../../../tools/builtScript';
import { type Reader, testEnglish } from '../../kit/reader';
import { startApp } from '../../kit/startApp';
import { expect, START, searchOf } from './searchDialog';

/** Whatever only search needs: the dialog, its styles, the worker with the engine, the records. */
const SCRIPTS = [builtScript('search dialog'), builtScript('search worker')];
const isOfSearch = (url: string) =>
  /\/search[./]|DocSearch/.test(url) || SCRIPTS.some((script) => url.endsWith(script));

/** Signs of a reader who may search. */
const SIGNS: Record<string, (page: Page, reader: Reader) => Promise<void>> = {
  'the pointer on the button': (page, reader) => searchOf(page, reader).button.hover(),
  'the focus on the button': (page, reader) => searchOf(page, reader).button.focus(),
  'the first key of the shortcut': (page) => page.keyboard.down('Control'),
};

for (const [name, give] of Object.entries(SIGNS)) {
  testEnglish(
    `nothing of search is fetched at idle, all of it at ${name}`,
    async ({ page, open, reader }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (isOfSearch(new URL(request.url()).pathname)) fetched.push(request.url());
      });
      await open(reader.prefix + START);
      await startApp(page);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.waitForLoadState('networkidle');
      expect(fetched).toEqual([]);
      await give(page, reader);
      await expect.poll(() => fetched.some((url) => url.endsWith('.json'))).toBe(true);
      expect(fetched.some((url) => url.endsWith(builtScript('search dialog')))).toBe(true);
    },
  );
}
