import puppeteer from 'puppeteer-core';
import { type Tab, until } from './tab';

/** Starts headless Firefox over WebDriver BiDi. */
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
      // puppeteer also sets the orientation, which Firefox 140 does not support; the size is set anyway.
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
