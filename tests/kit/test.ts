import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/**
 * Takes the window of a page away from the top left corner of the screen, where a headless Chromium has its mouse:
 * a page under it is told of a pointer that no reader moved, and starts its app. Not further than needed: beyond
 * the small screen a page is drawn once a second, and each touch and turn of the wheel waits for that.
 */
export async function moveFromPointer(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 20, top: 20 } });
  await session.detach();
}

/** The `test` of every spec: its page has no pointer on it until the test moves one there. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await moveFromPointer(page);
    await use(page);
  },
});
