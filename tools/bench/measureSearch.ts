import type { Browser } from '@playwright/test';
import { openSlowPage } from './measurePage';

/** A result of a search, by the markup of the usual generators. */
const RESULT =
  '.DocSearch-Hit, .rp-suggest-item, .VPLocalSearchBox .result, .pagefind-ui__result, [role="dialog"] [role="option"]';
const QUERY = 'dts';
const SETTLE_MS = 2500;
/** What takes longer does not happen. */
const PATIENCE_MS = 10_000;

/** One search, ms: from Ctrl+K until the field has the focus, and from the query until a result; both drawn. */
export interface SearchMeasure {
  open: number;
  results: number;
}

/** Runs in every page: notes how long the answer to Ctrl+K or to a typed text takes. */
function watchSearch(result: string) {
  const time = (since: number, isThere: () => boolean) => {
    const look = () => {
      if (!isThere()) return requestAnimationFrame(look);
      setTimeout(() => {
        document.documentElement.dataset.answered = String(performance.now() - since);
      });
    };
    delete document.documentElement.dataset.answered;
    requestAnimationFrame(look);
  };
  const isField = () => document.activeElement instanceof HTMLInputElement;
  const on = (type: 'keydown' | 'input', isThere: () => boolean) =>
    window.addEventListener(
      type,
      (event) => {
        if (event instanceof KeyboardEvent && event.key !== 'k') return;
        time(event.timeStamp, isThere);
      },
      true,
    );
  on('keydown', isField);
  on('input', () => document.querySelector(result) !== null);
}

/**
 * Opens the search of a page that has been left alone for a while, and searches once, on a desktop with a
 * processor `cpu` times slower. `NaN` for what does not answer.
 */
export async function measureSearch(
  browser: Browser,
  url: string,
  cpu: number,
): Promise<SearchMeasure> {
  const { page } = await openSlowPage(browser, cpu, false);
  await page.addInitScript(watchSearch, RESULT);
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(700, 400);
  await page.waitForTimeout(SETTLE_MS);
  const answer = async () => {
    const root = await page
      .waitForSelector('html[data-answered]', { state: 'attached', timeout: PATIENCE_MS })
      .catch(() => null);
    return Number((await root?.getAttribute('data-answered')) ?? Number.NaN);
  };
  await page.keyboard.press('Control+k');
  const open = await answer();
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.insertText(QUERY);
  const results = await answer();
  await page.context().close();
  return { open, results };
}
