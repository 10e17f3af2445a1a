import { spawn } from 'node:child_process';
import { Builder, By, type WebDriver, Key as WebDriverKey } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '../kit/freePort';
import type { Key, Tab } from './tab';

const KEYS: Readonly<Record<Key, string>> = {
  Enter: WebDriverKey.ENTER,
  Escape: WebDriverKey.ESCAPE,
  Tab: WebDriverKey.TAB,
  '/': '/',
};

/** Starts WebKitGTK's MiniBrowser with its own driver, on a virtual display. */
export async function webDriverTab(driver: string, browser: string): Promise<Tab> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', driver, `--port=${port}`, '--host=127.0.0.1'],
    { env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' }, stdio: 'ignore', detached: true },
  );
  const stop = () => {
    // The process group: xvfb-run leaves the display and the driver running.
    if (server.pid) process.kill(-server.pid);
  };
  process.once('exit', stop);
  const start = async (): Promise<WebDriver> => {
    await vi.waitFor(() => fetch(`${address}/status`), { timeout: 10_000 });
    return new Builder()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build();
  };
  const tab = await start().catch((error) => {
    stop();
    throw error;
  });
  const evaluate = (expression: string) => tab.executeScript(`return (${expression})`);
  const type = (text: string) => tab.actions().sendKeys(text).perform();
  const resize = async (width: number, height: number) => {
    const window = tab.manage().window();
    await window.setRect({ width, height });
    // The window has a toolbar above the page.
    const bar = height - Number(await evaluate('innerHeight'));
    if (bar > 0) await window.setRect({ width, height: height + bar });
  };
  return {
    open: (url) => tab.get(url),
    resize,
    evaluate,
    click: (selector) => tab.findElement(By.css(selector)).click(),
    press: (key) => type(KEYS[key]),
    type,
    close: async () => {
      await tab.quit();
      process.off('exit', stop);
      stop();
    },
  };
}
