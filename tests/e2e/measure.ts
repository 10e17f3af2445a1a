/** What specs measure on a page, in CSS pixels. */
import type { Locator, Page } from '../kit/test';

/** Where a part is drawn, with its far edges. Throws when it is not drawn. */
export async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part} is not drawn.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** How far the box scrolls sideways, of several the one that scrolls furthest. Throws when there is none. */
export async function excessOf(boxes: Locator) {
  const excesses = await boxes.evaluateAll((all) =>
    all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  if (excesses.length === 0) throw new Error(`${boxes} is not there.`);
  return Math.max(...excesses);
}

/** Where the words of a part begin, whatever stands before them. */
export const wordsStart = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().x;
  });

/** In the page: words of Latin letters and digits of at most so many in these elements that stand on two lines. */
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

/** Waits until what was done has been drawn. */
export const drawn = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Scrolls to a place at once. */
export const jumpTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Where the page is scrolled to. */
export const topOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Notes the document that is open, and gives what tells whether it is still the same. */
export async function noteDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return () => page.evaluate(() => 'isSameDocument' in window);
}

/** Counts the loads of whole documents in the page's own frame from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}
