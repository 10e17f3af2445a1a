import puppeteer, { type LaunchOptions } from 'puppeteer-core';
import type { Tab } from './tab';

/** Starts Chromium, or Firefox over WebDriver BiDi, without a window. */
export async function puppeteerTab(options: LaunchOptions): Promise<Tab> {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 1440, height: 900 });
  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
