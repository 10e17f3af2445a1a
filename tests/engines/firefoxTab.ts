import puppeteer from 'puppeteer-core';
import { type Tab, until } from './tab';

/** Starts Firefox over WebDriver BiDi, without a window. */
export async function firefoxTab(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({
    headless: true,
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
  });
  const [page = await browser.newPage()] = await browser.pages();
  const tab: Tab = {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load', timeout: 30_000 });
    },
    resize: async (width, height) => {
      // Beside the size, puppeteer sets how the screen is held, which Firefox 140 cannot: the size is set all the same.
      await page.setViewport({ width, height }).catch((error) => {
        if (!String(error).includes('unknown command emulation.setScreenOrientation')) throw error;
      });
      await until(tab, '[innerWidth, innerHeight]', [width, height]);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
  return tab;
}
