import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Bench, interleaved, type Measure, type Report, ratio, rowOf } from './report';
import type { BenchSite } from './site';

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 150 ms. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Blocking time is measured until this long after the load event. */
const QUIET_MS = 5000;

interface Timings {
  fcp: number;
  lcp: number;
  tbt: number;
  longest: number;
  cls: number;
}

declare global {
  interface Window {
    timings: Timings;
  }
}

/** Runs in the page before any other script. */
function observe() {
  const timings: Timings = { fcp: 0, lcp: 0, tbt: 0, longest: 0, cls: 0 };
  window.timings = timings;
  const on = (type: string, add: (entry: PerformanceEntry & Record<string, number>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) add(entry as never);
    }).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') timings.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    timings.lcp = entry.startTime;
  });
  on('longtask', (entry) => {
    timings.tbt += Math.max(0, entry.duration - 50);
    timings.longest = Math.max(timings.longest, entry.duration);
  });
  on('layout-shift', (entry) => {
    if (!entry.hadRecentInput) timings.cls += entry.value ?? 0;
  });
}

/** A new page on a slow phone; requests to other hosts are counted but not sent. */
export async function openSlowPage(
  browser: Browser,
  cpu: number,
  isSlowLine: boolean,
): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: isSlowLine ? { width: 412, height: 823 } : { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (isSlowLine) await session.send('Network.emulateNetworkConditions', SLOW_4G);
  // tsx compiles functions to calls of a helper that the page lacks.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
  return { page, session };
}

/**
 * One cold load of a page on a slow phone: bytes before a touch, bytes preloaded, and paint timings. Blocking time and the
 * longest task include the start of an app that starts by itself.
 */
async function measurePage(browser: Browser, url: string): Promise<Measure> {
  const { page, session } = await openSlowPage(browser, 4, true);
  const kinds = new Map<string, { type: string; isPrefetch: boolean }>();
  const sum = { all: 0, ahead: 0, scripts: 0, fonts: 0, requests: 0, foreign: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const isPrefetch = type === 'Prefetch' || request.initialPriority === 'VeryLow';
    kinds.set(requestId, { type: type ?? '', isPrefetch });
    if (!request.url.startsWith('data:') && new URL(request.url).origin !== new URL(url).origin) {
      sum.foreign++;
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind?.isPrefetch) sum.ahead += encodedDataLength / 1000;
    if (!kind || kind.isPrefetch) return;
    sum.requests++;
    sum.all += encodedDataLength / 1000;
    if (kind.type === 'Font') sum.fonts += encodedDataLength / 1000;
    if (kind.type === 'Script') sum.scripts += encodedDataLength / 1000;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const timings = await page.evaluate(() => window.timings);
  await page.context().close();
  return {
    'KB before a touch': sum.all,
    'of it scripts': sum.scripts,
    'ahead, KB': sum.ahead,
    fonts: sum.fonts,
    requests: sum.requests,
    'other origins': sum.foreign,
    'FCP ms': timings.fcp,
    'LCP ms': timings.lcp,
    'blocking ms': timings.tbt,
    'longest task ms': timings.longest,
    CLS: timings.cls,
  };
}

/** Bytes, paint, blocking and layout shift of each kind of page, and our FCP and LCP as a ratio of the others'. */
export async function load(bench: Bench): Promise<Report> {
  const rows: Report['rows'] = {};
  const [own] = bench.sites;
  for (const kind of Object.keys(own?.pages ?? {})) {
    const sites = bench.sites.filter(({ pages }) => pages[kind]);
    const results = await interleaved({ sites, runs: bench.runs }, ({ url, pages }) =>
      measurePage(bench.browser, url + pages[kind]),
    );
    const part = (site: BenchSite, name: string) => {
      const [ours, theirs] = [own, site].map((one) =>
        ((one && results.get(one)) ?? []).map((measure) => measure[name] ?? Number.NaN),
      );
      return ratio(ours ?? [], theirs ?? []);
    };
    for (const [site, measures] of results) {
      const parts = { 'our FCP': part(site, 'FCP ms'), 'our LCP': part(site, 'LCP ms') };
      rows[`${kind} · ${site.name}`] = { ...rowOf(measures), ...(site !== own && parts) };
    }
  }
  return { title: 'Cold load on a phone, CPU 4x slower, slow 4G', rows };
}
