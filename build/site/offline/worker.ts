/**
 * Service worker: visited pages and search without a network. One cache per build, so a page and its
 * files always come from the same one; a new worker first fetches the visited pages of the old one anew,
 * then takes over without asking.
 */
import { readPageFiles } from './pageFiles';
import type { WorkerScope } from './workerTypes';

/** Put in by the build: its id, the scripts that any page may ask for, search records by language. */
declare const BUILD: string;
declare const SHARED_FILES: readonly string[];
declare const SEARCH_FILES: Readonly<Record<string, readonly string[]>>;
declare const self: WorkerScope & typeof globalThis;

const PREFIX = 'docs-';
const CACHE = PREFIX + BUILD;
/** Visited pages that a new worker fetches anew at once; older visits come back when visited. */
const MOST_PAGES = 60;

const isHtml = (response: Response) =>
  response.headers.get('content-type')?.includes('text/html') ?? false;

/**
 * The cache of this build; none once a newer worker has taken it away: requests that this one still
 * answers must not bring it back.
 */
const ownCache = async (): Promise<Cache | undefined> =>
  (await caches.has(CACHE)) ? caches.open(CACHE) : undefined;

async function dropOtherBuilds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Keeps files whose names change with their content; those already kept are not asked for again. */
async function keepFiles(cache: Cache, files: readonly string[]) {
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file)) return;
      // Another build may have the same file.
      const known = await caches.match(file);
      if (known) await cache.put(file, known);
      else await cache.add(file);
    }),
  );
}

/**
 * Keeps a page of this build with all it needs. A page of another build is not kept: the browser, which
 * asks for a new worker at each full load, brings that build's own. Not asked for from here: a worker
 * that calls `registration.update()` counts as busy in Chromium, and the new one waits for minutes.
 */
async function keepPage(address: string, response: Response) {
  if (!response.ok || !isHtml(response)) return;
  const { build, files, language = '' } = readPageFiles(await response.clone().text());
  if (build !== BUILD) return;
  const cache = await ownCache();
  if (!cache) return;
  await keepFiles(cache, [...files, ...(SEARCH_FILES[language] ?? [])]);
  await cache.put(address, response);
}

async function visit(address: string) {
  const cache = await ownCache();
  if (!(await cache?.match(address))) await keepPage(address, await fetch(address));
}

/** Pages that the worker before this one kept, newest first. */
async function pagesVisitedBefore(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const pages: string[] = [];
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (response && isHtml(response)) pages.unshift(request.url);
    }
  }
  return [...new Set(pages)].slice(0, MOST_PAGES);
}

async function install() {
  await keepFiles(await caches.open(CACHE), SHARED_FILES);
  // A page that is gone or unreachable is no reason to stay with the old build.
  await Promise.allSettled((await pagesVisitedBefore()).map(visit));
  await self.skipWaiting();
}

async function activate() {
  await dropOtherBuilds();
  await self.clients.claim();
}

/** Pages: from the network while there is one, else as kept. */
async function answerPage(
  request: Request,
  wait: (work: Promise<unknown>) => void,
): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname;
  try {
    const response = await fetch(request);
    if (!response.redirected) wait(keepPage(address, response.clone()).catch(() => undefined));
    return response;
  } catch (error) {
    const cache = await ownCache();
    const kept = (await cache?.match(address)) ?? (await cache?.match(`${address}/`));
    if (kept) return kept;
    throw error;
  }
}

/** Files: as kept in this build, else from the network. */
async function answerFile(request: Request): Promise<Response> {
  const cache = await ownCache();
  const kept = await cache?.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200) await cache?.put(request, response.clone());
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const address = event.data;
  if (address === 'take over') event.waitUntil(self.skipWaiting());
  else if (typeof address === 'string' && new URL(address).origin === self.location.origin) {
    event.waitUntil(visit(address).catch(() => undefined));
  }
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(answerPage(request, (work) => event.waitUntil(work)));
  } else if (/\/static\/|\.svg$/.test(new URL(request.url).pathname)) {
    event.respondWith(answerFile(request));
  }
});
