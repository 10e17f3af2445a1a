import { globSync } from 'tinyglobby';
import { findProgram } from '../../tools/findChromium';
import { firefoxTab } from './firefoxTab';
import type { Engine, Tab } from './tab';
import { webDriverTab } from './webDriverTab';

type Start = () => Promise<Tab>;

function firefox(): Start | undefined {
  const executablePath = findProgram('firefox-esr', 'firefox');
  return executablePath ? () => firefoxTab(executablePath) : undefined;
}

function webkit(): Start | undefined {
  const driver = findProgram('WebKitWebDriver');
  const [browser] = globSync('/usr/lib*/**/webkit2gtk-4.*/MiniBrowser', { absolute: true });
  if (!driver || !browser || !findProgram('xvfb-run') || !findProgram('xauth')) return undefined;
  return () => webDriverTab(driver, browser);
}

/** How to start each engine, which programs it needs, and the Debian packages that contain them. */
const ENGINES: Record<Engine['name'], { start: Start | undefined; packages: string }> = {
  Firefox: { start: firefox(), packages: 'firefox-esr' },
  WebKit: { start: webkit(), packages: 'webkit2gtk-driver xvfb xauth' },
};

/**
 * Only starts an engine: a failure in a running browser is a failed test. An engine that is missing or does not start
 * on this machine says nothing about the site.
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
