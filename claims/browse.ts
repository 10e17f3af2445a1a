import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A page has to speak within this time, in milliseconds: 1 s on an idle machine, much more beside other browsers. */
const PATIENCE = 60_000;

/** Serves a folder and opens its `index.html`, see {@link browseAddress}. */
export async function browse(folder: string): Promise<string> {
  const server = createServer(sirv(folder)).listen();
  try {
    return await browseAddress(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

/**
 * Opens a page in headless Chromium.
 *
 * @returns the first text that the page gives to the global `tell()`, or its first uncaught error, also of a worker.
 * Rejects when there is neither.
 */
export async function browseAddress(address: string): Promise<string> {
  const { launchChromium } = await import('../tools/findChromium');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const said = new EventEmitter();
    const told = once(said, 'text', { signal: AbortSignal.timeout(PATIENCE) });
    page.on('pageerror', (error) => said.emit('text', String(error)));
    await page.exposeFunction('tell', (text: string) => said.emit('text', text));
    await page.goto(address);
    const [text] = await told;
    return text;
  } finally {
    await browser.close();
  }
}
