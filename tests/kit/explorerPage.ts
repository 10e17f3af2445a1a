/** Pages of the explorer, and locators for its parts. */

import type { Page } from '@playwright/test';
import { explorer as en } from '../../i18n/en/explorer';
import { explorer as zh } from '../../i18n/zh/explorer';

export const EXPLORER_PAGES = [
  { path: '/guide/start/explore', t: en },
  { path: '/zh/guide/start/explore', t: zh },
] as const;

/** The panel of the selected source. */
export const panel = (page: Page) => page.locator('.explorer > [data-panel]:visible');
/** A value of an option in that panel. */
export const option = (page: Page, group: string, value: string) =>
  panel(page).getByRole('group', { name: group }).getByRole('radio', { name: value, exact: true });
