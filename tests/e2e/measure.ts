/** Measurements on a page, in CSS pixels. */
import type { Locator, Page } from '../kit/test';

/** Bounding box of a part, with its far edges. Throws if it is not rendered. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not drawn.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Horizontal overflow of a box; with several, the largest. Throws if there is none. */
export async function excessOf(boxes: Locator) {
  const excesses = await boxes.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  if (excesses.length === 0) throw new Error(`${boxes} is not there.`);
  return Math.max(...excesses);
}

/** Where the text of a part starts, whatever precedes it. */
export const wordsStart = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().x;
  });

/** In the page: alphanumeric words, of at most `most` characters, that break across lines in these elements. */
export function brokenWords(elements: Element[], most = Number.POSITIVE_INFINITY): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      for (const { 0: word, index } of text.data.matchAll(/[a-z\d]+/gi)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
        if (word.length <= most && new Set(tops).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/** Waits until changes are rendered. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Scrolls without animation. */
export const jumpTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** The scroll position. */
export const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Remembers the current document; returns a check of whether it is still the same. */
export async function noteDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => 'isSameDocument' in window);
}

/** Counts document loads in the main frame from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}
