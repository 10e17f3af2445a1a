import type { Browser } from '@playwright/test';
import { measurePage, type PageMeasure } from './measurePage';
import { measureNavigation, measureSearch, measureTheme } from './measurePress';
import type { BenchSite } from './site';
import { type Columns, ratio, rowOf, spread } from './spread';

/** What every part of the benchmark gets: sites to compare, the first one ours, and how often to run. */
export interface Bench {
  browser: Browser;
  sites: readonly BenchSite[];
  runs: number;
}

/** A table of the report. */
export interface Report {
  title: string;
  rows: Record<string, Record<string, string | number>>;
}

const guideOf = ({ url, pages }: BenchSite) => url + (pages.guide ?? '/');

/** Measures each site in turn, `runs` times, and gives the results by site. */
async function interleaved<T>({ sites, runs }: Bench, measure: (site: BenchSite) => Promise<T>) {
  const results = new Map<BenchSite, T[]>(sites.map((site) => [site, []]));
  for (let run = 0; run < runs; run++) {
    for (const site of sites) results.get(site)?.push(await measure(site));
  }
  return results;
}

const LOAD = {
  'KB before a touch': [({ kilobytes }) => kilobytes, 1],
  'of it scripts': [({ scripts }) => scripts, 1],
  'ahead, KB': [({ idle }) => idle, 1],
  fonts: [({ fonts }) => fonts, 1],
  requests: [({ requests }) => requests, 0],
  'other origins': [({ foreign }) => foreign, 0],
  'FCP ms': [({ fcp }) => fcp, 0],
  'LCP ms': [({ lcp }) => lcp, 0],
  'blocking ms': [({ tbt }) => tbt, 0],
  'longest task ms': [({ longest }) => longest, 0],
  CLS: [({ cls }) => cls, 3],
} satisfies Columns<PageMeasure>;

/** Bytes, paint, blocking and shift of each kind of page, with our part of the others' FCP and LCP. */
export async function load(bench: Bench): Promise<Report> {
  const rows: Report['rows'] = {};
  const [own] = bench.sites;
  for (const kind of Object.keys(own?.pages ?? {})) {
    const sites = bench.sites.filter(({ pages }) => pages[kind]);
    const results = await interleaved({ ...bench, sites }, ({ url, pages }) =>
      measurePage(bench.browser, url + pages[kind]),
    );
    const ours = (own && results.get(own)) ?? [];
    for (const [site, measures] of results) {
      const row: Record<string, string> = rowOf(LOAD, measures);
      if (site !== own) {
        row['our FCP'] = ratio(ours.map(LOAD['FCP ms'][0]), measures.map(LOAD['FCP ms'][0]));
        row['our LCP'] = ratio(ours.map(LOAD['LCP ms'][0]), measures.map(LOAD['LCP ms'][0]));
      }
      rows[`${kind} · ${site.name}`] = row;
    }
  }
  return { title: 'Cold load on a phone, CPU 4x slower, slow 4G', rows };
}

async function byProcessor(
  bench: Bench,
  title: string,
  measure: (site: BenchSite, cpu: number) => Promise<number[]>,
): Promise<Report> {
  const rows: Report['rows'] = {};
  for (const cpu of [1, 4]) {
    const results = await interleaved(bench, (site) => measure(site, cpu));
    for (const [{ name }, times] of results) {
      rows[name] = { ...rows[name], [`CPU ${cpu}x slower, ms`]: spread(times.flat()) };
    }
  }
  return { title, rows };
}

/** From a press on a link of the sidebar until the page is drawn. */
export const navigation = (bench: Bench) =>
  byProcessor(bench, 'Sidebar link until the next page is drawn, desktop', (site, cpu) =>
    measureNavigation(bench.browser, guideOf(site), cpu),
  );

/** From a press on the theme switch until the page is drawn in the other theme. */
export const theme = (bench: Bench) =>
  byProcessor(bench, 'Theme switch until the page is drawn in it, desktop', (site, cpu) =>
    measureTheme(bench.browser, guideOf(site), cpu),
  );

/** From Ctrl+K until the field is drawn with the focus, and from a query until a result is drawn. */
export async function search(bench: Bench): Promise<Report> {
  const rows: Report['rows'] = {};
  for (const cpu of [1, 4]) {
    const results = await interleaved(bench, (site) =>
      measureSearch(bench.browser, guideOf(site), cpu),
    );
    for (const [{ name }, times] of results) {
      rows[name] = {
        ...rows[name],
        [`opens, CPU ${cpu}x slower, ms`]: spread(times.map(({ open }) => open)),
        [`results, CPU ${cpu}x slower, ms`]: spread(times.map(({ results }) => results)),
      };
    }
  }
  return { title: 'Search: Ctrl+K until its field is drawn, a query until a result is', rows };
}
