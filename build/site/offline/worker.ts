/**
 * Service worker: visited pages and search without a network. One cache per build, so a page and its
 * files always come from the same one; a new worker first fetches the visited pages of the old one again,
 * then takes over without asking. Keeping never stands in the way of an answer: it comes second, and what
 * cannot be kept (storage full, barred or broken) is answered all the same.
 */
import { collapseSlashes, DEFAULT_LANGUAGE, LANGUAGES } from '../../../site';
import { offlinePage, readKeptPage } from './offlinePage';
import { readPageFiles } from './pageFiles';
import { isHtml, isRightKind } from './rightKind';
import type { Fetching, WorkerScope } from './workerTypes';

/** Put in by the build: its id, the scripts that any page may ask for, search records by language. */
declare const BUILD: string;
declare const SHARED_FILES: readonly string[];
declare const SEARCH_FILES: Readonly<Record<string, readonly string[]>>;
declare const self: WorkerScope & typeof globalThis;

const PREFIX = 'docs-';
const CACHE = PREFIX + BUILD;
/** Visited pages that a new worker fetches again at once; older visits come back when visited. */
const MAX_PAGES = 60;
/** Longest wait for the network while a kept page could be shown, in ms. */
const MAX_WAIT_MS = 3000;

const ignore = () => undefined;

/**
 * The cache of this build; none once a newer worker has taken it away, because requests that this one
 * still answers must not bring it back, and none where storage does not work.
 */
async function ownCache(): Promise<Cache | undefined> {
  try {
    return (await caches.has(CACHE)) ? await caches.open(CACHE) : undefined;
  } catch {
    return undefined;
  }
}

/** What this build kept under an address; nothing where storage does not work. */
const findKept = async (address: string): Promise<Response | undefined> =>
  (await ownCache())?.match(address).catch(ignore);

/** Addresses and answers of the pages in a cache, the last visited first. */
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

/** Fetches a file; past the browser's cache when what stands there is no such file. */
async function fetchFile(request: Request | string, file: string): Promise<Response> {
  const response = await fetch(request);
  const isOther = response.ok && !isRightKind(file, response);
  return isOther ? fetch(request, { cache: 'reload' }) : response;
}

/** Keeps a file; what is kept already is not asked for again. */
async function keepFile(cache: Cache, file: string) {
  if (await cache.match(file)) return;
  // Another build may have the same file, where the name changes with the content.
  const known = file.includes('/static/') ? await caches.match(file) : undefined;
  const response = known && isRightKind(file, known) ? known : await fetchFile(file, file);
  if (!isRightKind(file, response)) throw new Error(`${file} is answered by something else.`);
  await cache.put(file, response);
}

const keepFiles = (cache: Cache, files: readonly string[]) =>
  Promise.all(files.map((file) => keepFile(cache, file)));

/**
 * Keeps a page of this build with all it needs. A page of another build is not kept: the browser, which
 * asks for a new worker at each full load, brings that build's own. Not asked for from here: a worker
 * that calls `registration.update()` counts as busy in Chromium, and the new one waits for minutes.
 */
async function keepPage(address: string, response: Response) {
  // A browser refuses a redirected answer for a page that it asks for later.
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

/** Pages that the worker before this one kept, newest first. */
async function pagesVisitedBefore(): Promise<string[]> {
  const pages: string[] = [];
  for (const name of await otherCaches()) {
    for (const [address] of await pagesIn(await caches.open(name))) pages.push(address);
  }
  return [...new Set(pages)].slice(0, MAX_PAGES);
}

async function install() {
  await keepFiles(await caches.open(CACHE), SHARED_FILES);
  // A page that is gone or unreachable is not a reason to stay with the old build.
  await Promise.allSettled((await pagesVisitedBefore()).map(visit));
  await self.skipWaiting();
}

async function activate() {
  await Promise.all((await otherCaches()).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** What the offline page lists. */
async function keptPages() {
  const cache = await ownCache();
  const pages = cache ? await pagesIn(cache) : [];
  return Promise.all(
    pages.map(async ([url, page]) => readKeptPage(new URL(url).pathname, await page.text())),
  );
}

/** Says in the language of the address that it cannot be reached, with the pages that were kept. */
async function answerOffline(address: string): Promise<Response> {
  const { pathname: base } = new URL('./', self.location.href);
  const { pathname } = new URL(address);
  const language = LANGUAGES.find((one) => pathname.startsWith(`${base}${one}/`));
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  };
  const pages = await keptPages().catch(() => []);
  return new Response(offlinePage(language ?? DEFAULT_LANGUAGE, pages), { status: 503, headers });
}

/**
 * Pages: from the network, else as kept. The network has failed, too, when it is silent for too long or
 * when the host reports its own failure; without a kept page it has all the time it wants.
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

/** Files: as kept in this build, else from the network. */
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
  // A newer worker takes over as soon as this one rests, and Chromium then drops the answer that is on its way: a
  // worker of the search waited for its script forever. The network answers meanwhile.
  if (self.registration.waiting) return;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerPage(event));
  else if (/\/static\/|\.svg$/.test(new URL(request.url).pathname)) {
    event.respondWith(answerFile(event));
  }
});
