import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** What puts axe into a page, which is not to copy the HTML of each element that it judges: no message shows it. */
export const SOURCE = `${readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)};axe.configure({ noHtml: true });`;
/** WCAG 2.0 to 2.2, levels A and AA, and best practice; the one rule of 2.2 is off in axe by default. */
const OPTIONS: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    // Compares the styles of every token of code; `structure` looks for what it forbids.
    'avoid-inline-spacing': { enabled: false },
  },
  resultTypes: ['violations'],
  // Only rules about films and locked orientation load style sheets and media again.
  preload: false,
};

/** How a page is shown: colors and size of the window in CSS pixels. */
export interface Mode {
  colorScheme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Each mode and the one two places on differ in theme and in window. */
export const MODES: readonly Mode[] = [
  { colorScheme: 'light', viewport: DESKTOP },
  { colorScheme: 'dark', viewport: DESKTOP },
  { colorScheme: 'dark', viewport: PHONE },
  { colorScheme: 'light', viewport: PHONE },
];
/** Both themes and both windows for what is looked at in each language: twins share the four modes. */
export const LANGUAGE_MODES = {
  en: MODES.filter((_, index) => index % 2 === 0),
  zh: MODES.filter((_, index) => index % 2 === 1),
} as const;

/** In the page: waits until no transition runs: a color on its way is not a color. A frame lets the last ones begin. */
export async function settle() {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  do await frame();
  while (document.getAnimations().length > 0);
}

/** Shows the page in a mode and waits until it is drawn so. Motion is reduced. */
export async function show(page: Page, { colorScheme, viewport }: Mode) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(viewport);
  const theme = colorScheme === 'dark' ? /rp-dark/ : /^(?!.*rp-dark)/;
  await expect(page.locator('html')).toHaveClass(theme);
  await page.evaluate(settle);
}

/**
 * In the page: takes away the shadows at the edges of boxes that scroll, as axe judges no text over a picture, and so
 * judged neither code nor tables; tokens of code that are colored as one before them on a line of the same kind; and
 * lines without tokens that are like one before them in a block of the same kind. Their text stays.
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

/** Puts axe into the page, once for each page that is loaded; equal tokens of code are judged once. */
export async function inject(page: Page) {
  await page.evaluate(SOURCE);
  await page.evaluate(prepare);
}

/** Findings of axe as lines `rule: element: what axe says`; `within`: selector of the part to look at. */
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

/** In the page, what axe does not judge: double ids of elements nothing refers to, forced spacing, the number of h1, the language, the theme. */
export function structure() {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  return {
    doubleIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    // A reader's own style sheet cannot widen it (WCAG 1.4.12).
    forcedSpacing: [...document.querySelectorAll('[style*="!important"]')].map(
      ({ outerHTML }) => outerHTML,
    ),
    h1: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
    isDark: document.documentElement.classList.contains('rp-dark'),
  };
}
