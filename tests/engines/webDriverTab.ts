import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../tools/host/freePort';
import type { Key, Tab } from './tab';

/** Code points of keys in the WebDriver protocol (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  '/': '/',
};
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** A screen that nobody sees; gives its name, such as `:0`. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const pipe = screen.stdio[3];
  if (!pipe) throw new Error('Xvfb has no pipe to say its display.');
  const [number] = await Promise.race([
    once(pipe, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it was ready.'))),
  ]);
  return { display: `:${String(number).trim()}`, screen };
}

/** Commands of the WebDriver protocol to one address; an answer that is an error is thrown. */
function client(base: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(base + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
}

/** Starts WebKitGTK's MiniBrowser under its own driver, on a screen of its own. */
export async function webDriverTab(driver: string, browser: string): Promise<Tab> {
  const { display, screen } = await startScreen();
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const stop = () => {
    server.kill();
    screen.kill();
  };
  process.once('exit', stop);
  const send = client(`http://127.0.0.1:${port}`);
  const start = async (triesLeft: number): Promise<string> => {
    try {
      await send('GET', '/status');
    } catch (error) {
      if (triesLeft === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
      return start(triesLeft - 1);
    }
    const alwaysMatch = {
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    };
    const session = await send('POST', '/session', { capabilities: { alwaysMatch } });
    return `/session/${(session as { sessionId: string }).sessionId}`;
  };
  let session = '';
  try {
    session = await start(100);
  } catch (error) {
    stop();
    throw error;
  }
  const post = (path: string, body: object = {}) => send('POST', session + path, body);
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return (${expression})`, args: [] });
  const type = async (text: string) => {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await post('/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  };
  const resize = async (width: number, height: number) => {
    await post('/window/rect', { width, height });
    // The window has a bar above the page.
    const bar = height - Number(await evaluate('innerHeight'));
    if (bar > 0) await post('/window/rect', { width, height: height + bar });
  };
  await resize(1440, 900);
  return {
    open: async (url) => {
      await post('/url', { url });
    },
    resize,
    evaluate,
    click: async (selector) => {
      const found = await post('/element', { using: 'css selector', value: selector });
      const id = (found as Record<string, string>)[ELEMENT];
      await post(`/element/${id}/click`);
    },
    press: (key) => type(KEYS[key]),
    type,
    close: async () => {
      try {
        await send('DELETE', session);
      } finally {
        stop();
      }
    },
  };
}
