/** The search dialog in either language, shared by the search tests. */
import type { Page } from '@playwright/test';
import { searchModal as en } from '../../../i18n/en/searchModal';
import { searchModal as zh } from '../../../i18n/zh/searchModal';
import { expect, type Reader, test } from '../../kit/reader';

/** The query's first result, under its name, in both languages. */
export const FOUND = { query: 'umdName', path: '/config/lib/umd-name' } as const;
export const NONSENSE = 'qxzvwkj';
export const START = '/guide/start/quick-start';

/** Parts of the dialog by role and name. */
export function searchOf(page: Page, { language, t }: Reader) {
  const texts = language === 'zh' ? zh : en;
  // The 404 page has another one in its text.
  const button = page.getByRole('banner').getByRole('button', { name: t['search.button.label'] });
  const dialog = page.getByRole('dialog', { name: t['search.button.label'] });
  const field = dialog.getByRole('combobox', { name: t['search.button.text'] });
  const rows = dialog.getByRole('treeitem');
  return {
    texts,
    button,
    dialog,
    field,
    rows,
    lists: dialog.getByRole('tree'),
    active: dialog.getByRole('treeitem', { selected: true }),
    /** The no-results screen, identified by its report link. */
    none: dialog.getByRole('link', { name: texts.noResultsScreen.reportMissingResultsLinkText }),
    status: dialog.getByRole('status'),
    cancel: dialog.getByRole('button', { name: t['search.cancel'], exact: true }),
    /** Opens the dialog with its button and waits until it is rendered. */
    async open() {
      await button.click();
      await expect(field).toBeFocused();
      await expect(dialog).toHaveAttribute('data-filled');
    },
    /** Types a query and waits for its first row, after clearing rows of any earlier query. */
    async ask(query: string) {
      const marks = rows.locator('mark');
      if ((await marks.count()) > 0) await field.fill('');
      await expect(marks).toHaveCount(0);
      await field.fill(query);
      await expect(rows.first().locator('mark').first()).toBeVisible();
    },
  };
}

/** Opens a page and its dialog, types `query` if given, and returns the parts of the dialog. */
export async function openSearch(
  { page, open, reader }: { page: Page; open: (path: string) => Promise<void>; reader: Reader },
  query?: string,
  path: string = START,
) {
  await open(reader.prefix + path);
  const search = searchOf(page, reader);
  await search.open();
  if (query) await search.ask(query);
  return search;
}

/** Records the `window.open` arguments of what the page would open, instead of opening it. */
export const noteWindows = (page: Page) =>
  page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(window, { opened, open: (...args: unknown[]) => void opened.push(args) });
  });
export const opened = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'opened') as unknown[]);

/** Texts that are highlighted on the page. */
export const markedTexts = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('search-arrival') ?? [])].map((range) => (range as Range).toString()),
  );

/** localStorage key of a language's saved searches. */
export const storageKey = (list: 'RECENT' | 'FAVORITE', { language }: Reader) =>
  `__DOCSEARCH_${list}_SEARCHES__docs-${language}`;

/** A saved search, as the dialog writes it. */
export const savedPage = (name: string, { prefix }: Reader, more: object = {}) => ({
  objectID: name,
  url: `${prefix}/guide/start/glossary#${name}`,
  url_without_anchor: `${prefix}/guide/start/glossary`,
  anchor: name,
  type: 'lvl1',
  content: null,
  hierarchy: { lvl0: 'Saved', lvl1: name },
  ...more,
});

/** Fills localStorage before the page opens. */
export function keepSearches(
  page: Page,
  reader: Reader,
  lists: { recent?: unknown; favorite?: unknown },
) {
  return page.addInitScript(
    (entries) => {
      // Only once, so that navigation does not undo the page's changes.
      if (sessionStorage.getItem('kept')) return;
      sessionStorage.setItem('kept', '1');
      for (const [key, value] of entries) {
        // JSON turns undefined into null.
        if (value === null) continue;
        localStorage.setItem(
          String(key),
          typeof value === 'string' ? value : JSON.stringify(value),
        );
      }
    },
    [
      [storageKey('RECENT', reader), lists.recent],
      [storageKey('FAVORITE', reader), lists.favorite],
    ],
  );
}

export { expect, test };
