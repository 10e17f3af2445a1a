import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** The axe source. No message shows an element's HTML, so axe need not copy it (`noHtml`). */
export const SOURCE = `${readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)};axe.configure({ noHtml: true });`;
/** WCAG 2.0 to 2.2, levels A and AA, plus best practices; axe disables the only 2.2 rule by default. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    // Compares the styles of every code token; `structure` checks for what it forbids.
    'avoid-inline-spacing': { enabled: false },
  },
  resultTypes: ['violations'],
  // Only the media and orientation-lock rules need style sheets and media preloaded.
  preload: false,
};

/** How a page is displayed: color scheme and viewport in CSS pixels. */
export interface Mode {
  colorScheme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Each mode and the one two places on differ in theme and viewport. */
export const MODES: readonly Mode[] = [
  { colorScheme: 'light', viewport: DESKTOP },
  { colorScheme: 'dark', viewport: DESKTOP },
  { colorScheme: 'dark', viewport: PHONE },
  { colorScheme: 'light', viewport: PHONE },
];
/** Both themes and viewports for what is checked in each language: the two share the four modes. */
export const LANGUAGE_MODES = {
  en: MODES.filter((_, index) => index % 2 === 0),
  zh: MODES.filter((_, index) => index % 2 === 1),
} as const;

/** In the page: waits until no transition changes a color. One frame lets pending ones start. */
export async function settle() {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  do await frame();
  while (document.getAnimations().length > 0);
}

/** Puts the page in a mode, with reduced motion, and waits until it is rendered. */
export async function show(page: Page, { colorScheme, viewport }: Mode) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  const theme = colorScheme === 'dark' ? /rp-dark/ : /^(?!.*rp-dark)/;
  await expect(page.locator('html')).toHaveClass(theme);
  await page.evaluate(settle);
}

/**
 * In the page: removes the edge shadows of scrolling boxes, because axe skips text over a background image and so
 * skipped all code and tables. Also unwraps duplicate code tokens (same color, same kind of line) and duplicate
 * token-free lines (same kind of block). Their text stays.
 */
export function prepare() {
  for (const box of document.querySelectorAll<HTMLElement>('main *')) {
    const { overflowX, backgroundImage } = getComputedStyle(box);
    if (overflowX === 'auto' && backgroundImage !== 'none') box.style.backgroundImage = 'none';
  }
  const kinds = new Set<string>();
  for (const parts of ['.shiki .line > span', '.shiki .line:not(:has(*))'])
    for (const part of document.querySelectorAll(parts)) {
      const kind = [part.closest('pre'), part.parentElement, part]
        .map((one) => `${one?.className} ${one?.getAttribute('style')}`)
        .join('|');
      if (kinds.has(kind)) part.replaceWith(...part.childNodes);
      kinds.add(kind);
    }
}

/** Injects axe; call once per page load. Equal code tokens are checked once. */
export async function inject(page: Page) {
  await page.evaluate(SOURCE);
  await page.evaluate(prepare);
}

/** Keeps of the article only these parts: axe reads the whole page, and tests/e2e/everyPage.spec.ts checks the rest. */
export const keepOfArticle = (page: Page, parts = 'h1') =>
  page
    .locator('.site-article')
    .evaluate((article, kept) => article.replaceChildren(...article.querySelectorAll(kept)), parts);

/** Axe violations as lines of `rule: element: message`; `within` is the selector of the part to check. */
export async function findings(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults, [string, RunOptions]>(
    ([part, how]) => Reflect.get(window, 'axe').run(part, how),
    [within, OPTIONS],
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}

/** In the page, what axe does not check: unreferenced duplicate ids, forced spacing, h1 count, language, theme. */
export function structure() {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return {
    doubleIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    // A reader's own style sheet cannot override it (WCAG 1.4.12).
    forcedSpacing: [...document.querySelectorAll('[style*="!important"]')].map(
      ({ outerHTML }) => outerHTML,
    ),
    h1: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
    isDark: document.documentElement.classList.contains('rp-dark'),
  };
}
