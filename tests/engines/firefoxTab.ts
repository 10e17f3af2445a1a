import puppeteer from 'puppeteer-core';
import type { Tab } from './tab';

/** Starts Firefox over WebDriver BiDi, without a window. */
export async function firefoxTab(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({ headless: true, browser: 'firefox', executablePath });
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
