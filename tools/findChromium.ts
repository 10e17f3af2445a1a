import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';

/** Switches Chromium needs as root, in containers and without a network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A Chromium of the system: from PATH, or the usual place on macOS. */
function systemChromium(env: NodeJS.ProcessEnv): string | undefined {
  const folders = (env.PATH ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  candidates.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  return candidates.find((file) => existsSync(file));
}

/**
 * Path of a Chromium for browser tests: `CHROMIUM_PATH`, then the system's, then Playwright's own,
 * and otherwise the one inside the npm package `@sparticuz/chromium`, so nobody installs one by hand.
 * A `CHROMIUM_PATH` that does not exist is an error.
 */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const given = env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(
      `CHROMIUM_PATH is "${given}", but there is no such file.\nUnset it, or give the path of a Chromium.`,
    );
  }
  const system = systemChromium(env);
  if (system) return system;
  const own = chromium.executablePath();
  return existsSync(own) ? own : sparticuz.executablePath();
}
