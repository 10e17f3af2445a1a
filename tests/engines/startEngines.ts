import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { CHROMIUM_FLAGS, findChromium } from '../../tools/findChromium';
import { puppeteerTab } from './puppeteerTab';
import type { Engine, Tab } from './tab';
import { webDriverTab } from './webDriverTab';

/** Path of the first of some programs that is on the PATH. */
function onPath(names: readonly string[], env = process.env): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

type Start = () => Promise<Tab>;

function chromium(): Start {
  return async () => puppeteerTab({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
}

function firefox(): Start | undefined {
  const executablePath = onPath(['firefox-esr', 'firefox']);
  return executablePath ? () => puppeteerTab({ browser: 'firefox', executablePath }) : undefined;
}

function webkit(): Start | undefined {
  const driver = onPath(['WebKitWebDriver']);
  const [browser] = globSync('/usr/lib*/**/webkit2gtk-4.*/MiniBrowser', { absolute: true });
  if (!driver || !browser || !onPath(['Xvfb'])) return undefined;
  return () => webDriverTab(driver, browser);
}

/** Starts an engine. A browser that is not here or does not run on this machine says nothing about the site. */
async function startEngine(
  name: Engine['name'],
  start: Start | undefined,
  packages: string,
): Promise<Engine> {
  if (!start) return { name, tab: undefined, absence: `not installed (Debian: ${packages})` };
  try {
    return { name, tab: await start(), absence: '' };
  } catch (error) {
    return { name, tab: undefined, absence: `installed, but does not start: ${error}` };
  }
}

/** Starts the three engines. Chromium always comes with the tests, so it throws when it does not start. */
export async function startEngines(): Promise<Engine[]> {
  return [
    { name: 'Chromium', tab: await chromium()(), absence: '' },
    await startEngine('Firefox', firefox(), 'firefox-esr'),
    await startEngine('WebKit', webkit(), 'webkit2gtk-driver xvfb'),
  ];
}
