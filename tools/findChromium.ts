import { spawnSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import sparticuz from '@sparticuz/chromium';

/** Flags that Chromium needs as root, in containers and without a network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Shared memory on Linux; containers may have only 64 MB, with which pages crash. */
const SHARED = '/dev/shm';
const hasSharedMemory = () => {
  if (!existsSync(SHARED)) return false;
  const { bavail, bsize } = statfsSync(SHARED);
  return bavail * bsize > 1e9;
};

/** Default flags of Playwright to omit: files instead of shared memory make pages 10 % slower. */
export const UNWANTED_FLAGS = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

/** Path of the first of these programs that is on the PATH; a name may also be a path. */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.resolve(folder, name)))
    .find((file) => existsSync(file));
}

/** The system's Chromium, from PATH or the usual location on macOS. */
export const systemChromium = () =>
  findProgram(
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );

/**
 * Whether a program can be started: a Chromium may lack a system library, or be for another platform. Waits for one that
 * another process is still unpacking.
 */
async function starts(file: string): Promise<boolean> {
  const { status, error } = spawnSync(file, ['--version']);
  if (!(error && 'code' in error && error.code === 'ETXTBSY')) return status === 0;
  await setTimeout(300);
  return starts(file);
}

/** The headless Chromium in the npm package `@sparticuz/chromium`, for Linux on x64. */
async function packagedChromium(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const file = await sparticuz.executablePath();
  return (await starts(file)) ? file : undefined;
}

/**
 * Path of a Chromium for browser tests: `CHROMIUM_PATH`, else the pinned headless one from npm, which loads a page in half
 * the time of a full Chromium, else the system's, else Playwright's. Throws if `CHROMIUM_PATH` does not exist.
 */
export async function findChromium(): Promise<string> {
  const given = process.env.CHROMIUM_PATH;
  if (!given) {
    return (await packagedChromium()) ?? systemChromium() ?? chromium.executablePath();
  }
  if (existsSync(given)) return given;
  throw new Error(
    `CHROMIUM_PATH is "${given}", but that file does not exist.\nUnset it, or give the path of a Chromium.`,
  );
}

/** Starts that Chromium headless. */
export const launchChromium = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: UNWANTED_FLAGS,
  });
