import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { firefoxTab } from './firefoxTab';
import type { Engine, Tab } from './tab';
import { webDriverTab } from './webDriverTab';

/** Path of the first of some programs that is on the PATH. */
function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

type Start = () => Promise<Tab>;

function firefox(): Start | undefined {
  const executablePath = onPath(['firefox-esr', 'firefox']);
  return executablePath ? () => firefoxTab(executablePath) : undefined;
}

function webkit(): Start | undefined {
  const driver = onPath(['WebKitWebDriver']);
  const [browser] = globSync('/usr/lib*/**/webkit2gtk-4.*/MiniBrowser', { absolute: true });
  if (!driver || !browser || !onPath(['xvfb-run']) || !onPath(['xauth'])) return undefined;
  return () => webDriverTab(driver, browser);
}

/** How each engine is started, where its programs are here, and the packages of Debian that bring them. */
const ENGINES: Record<Engine['name'], { start: Start | undefined; packages: string }> = {
  Firefox: { start: firefox(), packages: 'firefox-esr' },
  WebKit: { start: webkit(), packages: 'webkit2gtk-driver xvfb xauth' },
};

/**
 * Starts an engine, nothing more: what fails in a browser that has started is a failed test. One that is not here or
 * does not start on this machine says nothing about the site.
 */
export async function startEngine(name: Engine['name']): Promise<Engine> {
  const { start, packages } = ENGINES[name];
  if (!start) return { name, tab: undefined, absence: `not installed (Debian: ${packages})` };
  try {
    return { name, tab: await start(), absence: '' };
  } catch (error) {
    return { name, tab: undefined, absence: `installed, but does not start: ${error}` };
  }
}
