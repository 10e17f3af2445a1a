import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/**
 * Moves the window of a page away from the top left corner of the screen, where headless Chromium has its mouse pointer:
 * below it, a page would get pointer events and start its app. Not further than needed: outside the small screen a page
 * is painted once a second, and each touch and wheel event waits for that.
 */
export async function moveFromPointer(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 20, top: 20 } });
  await session.detach();
}

/**
 * The `test` of every spec: its page has no pointer on it until the test moves one there, and a returning reader, because
 * a first visit is redirected to the reader's language (specification 4.25).
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
