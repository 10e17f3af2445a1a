import type { Browser } from '@playwright/test';
import { openSlowPage } from './measurePage';

/** No request for this long: a page has all it wants. */
const QUIET_MS = 1500;

/** Kilobytes of scripts as sent: until the page listens, and until it asks for nothing any more. */
export interface ActiveScripts {
  listening: number;
  settled: number;
}

/**
 * Scripts of a page that a reader has touched. `listening` is known for this site only (it marks its
 * root element); elsewhere it is what was there at the touch. The page is told to save data, so that it starts at the touch.
 */
export async function measureActive(browser: Browser, url: string): Promise<ActiveScripts> {
  const { page, session } = await openSlowPage(browser, 1, false);
  const sizes = new Map<string, number>();
  const scripts = new Map<string, string>();
  let last = Date.now();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    last = Date.now();
    const isScript = type === 'Script' || new URL(request.url).pathname.endsWith('.js');
    if (isScript) scripts.set(requestId, request.url);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = scripts.get(requestId);
    if (address) sizes.set(address, Math.max(sizes.get(address) ?? 0, encodedDataLength));
  });
  const sum = () => [...sizes.values()].reduce((total, size) => total + size, 0) / 1000;
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(300, 300);
  await page.waitForSelector('html[data-app="ready"], html:not([data-app])', { state: 'attached' });
  const listening = sum();
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  const settled = sum();
  await page.context().close();
  return { listening, settled };
}
