/**
 * Service worker: visited pages and search work offline. One cache per build, so that a page and its files always come
 * from the same build; a new worker first fetches the visited pages of the old one again, then takes over without
 * asking. Responding comes before caching, and does not fail if storage is full, blocked or broken.
 */
import { collapseSlashes, DEFAULT_LANGUAGE, LANGUAGES } from '../../../site';
import { offlinePage, readKeptPage } from './offlinePage';
import { readPageFiles } from './pageFiles';
import { isHtml, isRightKind } from './rightKind';
import type { Fetching, WorkerScope } from './workerTypes';

/** Inserted by the build: its id, scripts of any page, search records by language, policy of the offline page. */
declare const BUILD: string;
declare const SHARED_FILES: readonly string[];
declare const SEARCH_FILES: Readonly<Record<string, readonly string[]>>;
declare const OFFLINE_POLICY: string;
declare const self: WorkerScope & typeof globalThis;

const PREFIX = 'docs-';
const CACHE = PREFIX + BUILD;
/** Maximum number of visited pages that a new worker fetches again. */
const MAX_PAGES = 60;
/** Maximum wait for the network if there is a cached page. */
const MAX_WAIT_MS = 3000;

const ignore = () => undefined;

/**
 * The cache of this build; undefined if storage does not work, or once a newer worker has deleted it, because requests
 * that this one still answers must not recreate it.
 */
async function ownCache(): Promise<Cache | undefined> {
  try {
    return (await caches.has(CACHE)) ? await caches.open(CACHE) : undefined;
  } catch {
    return undefined;
  }
}

/** The response that this build cached for an address; undefined also if storage does not work. */
const findKept = async (address: string): Promise<Response | undefined> =>
  (await ownCache())?.match(address).catch(ignore);

/** Addresses and responses of the pages in a cache, last visited first. */
async function pagesIn(cache: Cache): Promise<[address: string, page: Response][]> {
  const pages: [string, Response][] = [];
  for (const { url } of await cache.keys()) {
    const response = await cache.match(url);
    if (response && isHtml(response)) pages.unshift([url, response]);
  }
  return pages;
}

const otherCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);

/** Fetches a file; bypasses the HTTP cache if that has something else. */
async function fetchFile(request: Request | string, file: string): Promise<Response> {
  const response = await fetch(request);
  const isOther = response.ok && !isRightKind(file, response);
  return isOther ? fetch(request, { cache: 'reload' }) : response;
}

/** Caches a file, unless it already is. */
async function keepFile(cache: Cache, file: string) {
  if (await cache.match(file)) return;
  // Another build's cache may have the file, if its name has a content hash.
  const known = file.includes('/static/') ? await caches.match(file) : undefined;
  const response = known && isRightKind(file, known) ? known : await fetchFile(file, file);
  if (!isRightKind(file, response)) throw new Error(`${file}: the response has the wrong type.`);
  await cache.put(file, response);
}

const keepFiles = (cache: Cache, files: readonly string[]) =>
  Promise.all(files.map((file) => keepFile(cache, file)));

/**
 * Caches a page of this build with all it needs. A page of another build is left to that build's worker, which the
 * browser checks for at each full load. This worker does not call `registration.update()`: Chromium would consider it
 * busy, and the new one would wait for minutes.
 */
async function keepPage(address: string, response: Response) {
  // Browsers refuse a redirected response for a later navigation.
  if (!response.ok || response.redirected || !isHtml(response)) return;
  const { build, files, language = '' } = readPageFiles(await response.clone().text());
  if (build !== BUILD) return;
  const cache = await ownCache();
  if (!cache) return;
  await keepFiles(cache, [...files, ...(SEARCH_FILES[language] ?? [])]);
  await cache.put(address, response);
}

async function visit(address: string) {
  if (new URL(address).origin !== self.location.origin) return;
  if (!(await findKept(address))) await keepPage(address, await fetch(address));
}

/** Pages cached by the previous worker, newest first. */
async function pagesVisitedBefore(): Promise<string[]> {
  const pages: string[] = [];
  for (const name of await otherCaches()) {
    for (const [address] of await pagesIn(await caches.open(name))) pages.push(address);
  }
  return [...new Set(pages)].slice(0, MAX_PAGES);
}

async function install() {
  await keepFiles(await caches.open(CACHE), SHARED_FILES);
  // A missing or unreachable page must not keep the old build alive.
  await Promise.allSettled((await pagesVisitedBefore()).map(visit));
  await self.skipWaiting();
}

async function activate() {
  await Promise.all((await otherCaches()).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Entries of the offline page. */
async function keptPages() {
  const cache = await ownCache();
  const pages = cache ? await pagesIn(cache) : [];
  return Promise.all(
    pages.map(async ([url, page]) => readKeptPage(new URL(url).pathname, await page.text())),
  );
}

/** The offline page, in the language of the address. */
async function answerOffline(address: string): Promise<Response> {
  const { pathname: base } = new URL('./', self.location.href);
  const { pathname } = new URL(address);
  const language = LANGUAGES.find((one) => pathname.startsWith(`${base}${one}/`));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': OFFLINE_POLICY,
  };
  const pages = await keptPages().catch(() => []);
  return new Response(offlinePage(language ?? DEFAULT_LANGUAGE, pages), { status: 503, headers });
}

/**
 * Pages: from the network, else from the cache. No answer within MAX_WAIT_MS or a server error also counts as a failure;
 * without a cached page there is no time limit.
 */
async function answerPage(event: Fetching): Promise<Response> {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const address = origin + collapseSlashes(pathname);
  const network = fetch(request);
  event.waitUntil(network.then((response) => keepPage(address, response.clone())).catch(ignore));
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS));
  const answer = await Promise.race([network.catch(ignore), silence]);
  if (answer && answer.status < 500) return answer;
  const kept = (await findKept(address)) ?? (await findKept(`${address}/`));
  return kept ?? network.catch(() => answerOffline(address));
}

/** Files: from this build's cache, else from the network. */
async function answerFile(event: Fetching): Promise<Response> {
  const { request } = event;
  const kept = await findKept(request.url);
  if (kept) return kept;
  const response = await fetchFile(request, request.url);
  if (isRightKind(request.url, response)) {
    const copy = response.clone();
    event.waitUntil(
      ownCache()
        .then((cache) => cache?.put(request, copy))
        .catch(ignore),
    );
  }
  return response;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (typeof event.data === 'string') event.waitUntil(visit(event.data).catch(ignore));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  // A newer worker takes over as soon as this one is idle, and Chromium then drops responses in flight: the search
  // worker waited for its script forever. So leave requests to the network meanwhile.
  if (self.registration.waiting) return;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (/\/static\/|\.svg$/.test(new URL(request.url).pathname)) {
    event.respondWith(answerFile(event));
  }
});
