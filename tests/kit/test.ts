import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/**
 * Moves the window of a page away from the top left corner of the screen, where headless Chromium keeps its mouse pointer:
 * a page below the pointer gets pointer events and starts its app. It moves no further than needed, since a page outside
 * the small screen paints once a second, and every touch and wheel event waits for that.
 */
export async function moveFromPointer(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 20, top: 20 } });
  await session.detach();
}

/**
 * The `test` of every spec. No pointer is over its page until the test moves it there, and the reader has been here before,
 * because a first visit is redirected to the reader's language (specification 4.25).
 */
export const test = base.extend<{ isFirstVisit: boolean }>({
  isFirstVisit: [false, { option: true }],
  page: async ({ page, isFirstVisit }, use) => {
    await moveFromPointer(page);
    const noteVisit = () => {
      try {
        localStorage.setItem('rspress-visited', '1');
      } catch {}
    };
    if (!isFirstVisit) await page.addInitScript(noteVisit);
    await use(page);
  },
});
