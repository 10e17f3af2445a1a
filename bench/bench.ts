/**
 * `pnpm bench [folder …] [--runs 3]`: measures doc_build and other built folders side by side and prints
 * a table per page kind. Runs are interleaved, numbers are medians; compare ratios, not days.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/findChromium';
import { measurePage, type PageMeasure } from './measurePage';
import { measureFirstKey } from './measureTouch';
import { median } from './median';
import { openSite } from './site';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  throw new Error(`--runs ${values.runs}: give a whole number, for example --runs 3.`);
}

const sites = await Promise.all(['doc_build', ...positionals].map(openSite));
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: CHROMIUM_FLAGS,
});
const loads = new Map<string, PageMeasure[]>();
const keys = new Map<string, number[]>();
const add = <T>(map: Map<string, T[]>, key: string, value: T) =>
  map.set(key, [...(map.get(key) ?? []), value]);

for (let run = 0; run < runs; run++) {
  for (const { name, url, pages } of sites) {
    for (const [kind, page] of Object.entries(pages)) {
      add(loads, `${kind} · ${name}`, await measurePage(browser, url + page));
    }
    for (const cpu of [1, 4]) {
      const key = `${name} · CPU ${cpu}x slower`;
      add(keys, key, await measureFirstKey(browser, url + (pages.guide ?? '/'), cpu));
    }
  }
}
await browser.close();
for (const site of sites) site.close();

const COLUMNS: Record<string, (measure: PageMeasure) => number> = {
  'KB before a touch': ({ kilobytes }) => kilobytes,
  'of it scripts': ({ scripts }) => scripts,
  requests: (measure) => measure.requests,
  'other origins': ({ foreign }) => foreign,
  'FCP ms': ({ fcp }) => fcp,
  'LCP ms': ({ lcp }) => lcp,
  'blocking ms': ({ tbt }) => tbt,
  'shift x 1000': ({ cls }) => cls * 1000,
};
const row = (measures: readonly PageMeasure[]) =>
  Object.fromEntries(
    Object.entries(COLUMNS).map(([name, read]) => [name, Math.round(median(measures.map(read)))]),
  );
console.log(`Phone, CPU 4x slower, slow 4G, cold; medians of ${runs}`);
console.table(Object.fromEntries([...loads].sort().map(([key, measures]) => [key, row(measures)])));
console.log('First key on a page (Ctrl+K) until the search field has the focus, desktop');
console.table(
  Object.fromEntries([...keys].map(([key, times]) => [key, { ms: Math.round(median(times)) }])),
);
