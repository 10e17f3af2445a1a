import type { Browser, Locator, Page } from '@playwright/test';
import { openSlowPage } from './load';
import { type Bench, interleaved, type Report, spread } from './report';
import type { BenchSite } from './site';

/** Links of the sidebar, theme switches and results of a search, by the markup of the usual generators. */
const SIDEBAR =
  '.rp-doc-layout__sidebar a[href], .rspress-sidebar a[href], .VPSidebar a[href], nav.sidebar a[href], .theme-doc-sidebar-menu a[href]';
const SWITCH = '.rp-switch-appearance, .VPSwitchAppearance, button[class*="colorModeToggle"]';
const RESULT =
  '.DocSearch-Hit, [role="dialog"] [role="treeitem"], .rp-suggest-item, .VPLocalSearchBox .result, .pagefind-ui__result, [role="dialog"] [role="option"]';
const QUERY = 'dts';
const PRESSES = 4;
/** A reader’s pointer rests on a link before the press: prefetch on hover gets its chance. */
const HOVER_MS = 120;
/** Where the pointer rests: beside the page. A heading under it would fade its anchor while search opens. */
const REST = [1425, 700] as const;
/** Between presses: longer than the 400 ms that a theme may be revealed in (specification 4.14). */
const SETTLE_MS = 1200;
/** What takes longer counts as not answered. */
const PATIENCE_MS = 15_000;

/** What an event of this type is to change, read in the page. */
type States = Record<string, string>;
const HEADING =
  "() => [...document.querySelectorAll('h1')].find((h1) => h1.getBoundingClientRect().height > 0)?.textContent";
const GROUND =
  '() => [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor).join()';
const FOCUS = '() => String(document.activeElement instanceof HTMLInputElement)';

/**
 * Runs in every page: the time from an event until its state is drawn as another one, whole page loads included;
 * `isRevealed`: it is seen a frame later.
 */
function watch(states: Record<string, () => string | undefined>, isRevealed: boolean) {
  const KEY = 'bench-press';
  const now = () => performance.timeOrigin + performance.now();
  const look = () => {
    const started = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!started) return;
    const state = states[started.type]?.();
    if (!state || state === started.state) {
      requestAnimationFrame(look);
      return;
    }
    sessionStorage.removeItem(KEY);
    const report = () => {
      document.documentElement.dataset.answered = String(now() - started.at);
    };
    if (isRevealed) requestAnimationFrame(() => setTimeout(report));
    else setTimeout(report);
  };
  for (const [type, state] of Object.entries(states)) {
    const note = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'k') return;
      delete document.documentElement.dataset.answered;
      const at = performance.timeOrigin + event.timeStamp;
      sessionStorage.setItem(KEY, JSON.stringify({ type, at, state: state() }));
      requestAnimationFrame(look);
    };
    window.addEventListener(type, note, true);
  }
  window.addEventListener('DOMContentLoaded', look);
}

/** Opens a page on a desktop with a processor `cpu` times slower, left alone for a while. */
async function openWatched(
  browser: Browser,
  url: string,
  cpu: number,
  states: States,
  isRevealed = false,
) {
  const { page } = await openSlowPage(browser, cpu, false);
  const read = Object.entries(states).map(([type, state]) => `${type}: ${state}`);
  await page.addInitScript(`(${watch})({ ${read.join()} }, ${isRevealed})`);
  await page.goto(url, { waitUntil: 'load' });
  await page.mouse.move(...REST);
  await page.waitForTimeout(2 * SETTLE_MS);
  return page;
}

/** Milliseconds until what was done is answered; `NaN` when it is not. */
async function answer(page: Page): Promise<number> {
  const root = await page
    .waitForSelector('html[data-answered]', { state: 'attached', timeout: PATIENCE_MS })
    .catch(() => null);
  const time = Number((await root?.getAttribute('data-answered')) ?? Number.NaN);
  await page.waitForTimeout(SETTLE_MS);
  return time;
}

async function press(page: Page, control: Locator): Promise<number> {
  await control.hover();
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
  return answer(page);
}

/** Times of what was done, by the name of their column. */
type Times = Record<string, number[]>;

/** Links of the sidebar that were not visited before; none for an unknown sidebar. */
async function pressLinks(browser: Browser, url: string, cpu: number): Promise<Times> {
  const page = await openWatched(browser, url, cpu, { click: HEADING });
  const here = new URL(page.url()).pathname;
  const links = await page.locator(SIDEBAR).filter({ visible: true }).all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  const wanted = [...new Set(addresses)].filter((href) => href?.startsWith('/') && href !== here);
  const drawn: number[] = [];
  for (const href of wanted.slice(0, PRESSES)) {
    const link = page.locator(SIDEBAR).and(page.locator(`[href="${href}"]`));
    drawn.push(await press(page, link.first()));
  }
  await page.context().close();
  return { drawn };
}

/** The theme switch, back and forth; nothing for an unknown one. */
async function pressSwitch(browser: Browser, url: string, cpu: number): Promise<Times> {
  const page = await openWatched(browser, url, cpu, { click: GROUND }, true);
  const control = page.locator(SWITCH).filter({ visible: true }).first();
  const drawn: number[] = [];
  while (drawn.length < PRESSES && (await control.count()) > 0) {
    drawn.push(await press(page, control));
  }
  await page.context().close();
  return { drawn };
}

/** Ctrl+K until the field has the focus, and a query until a result is there. */
async function searchOnce(browser: Browser, url: string, cpu: number): Promise<Times> {
  const hasResult = `() => String(document.querySelector(${JSON.stringify(RESULT)}) !== null)`;
  const page = await openWatched(browser, url, cpu, { keydown: FOCUS, input: hasResult });
  await page.keyboard.press('Control+k');
  const opens = await answer(page);
  await page.waitForTimeout(SETTLE_MS);
  await page.keyboard.insertText(QUERY);
  const results = await answer(page);
  await page.context().close();
  return { opens: [opens], results: [results] };
}

/** A part of the benchmark that measures the guide page of each site, with the processor of a desktop and of a phone. */
const byProcessor =
  (title: string, measure: (browser: Browser, url: string, cpu: number) => Promise<Times>) =>
  async (bench: Bench): Promise<Report> => {
    const rows: Report['rows'] = {};
    const guideOf = ({ url, pages }: BenchSite) => url + (pages.guide ?? '/');
    for (const cpu of [1, 4]) {
      const results = await interleaved(bench, (site) =>
        measure(bench.browser, guideOf(site), cpu),
      );
      for (const [{ name }, runs] of results) {
        for (const what of Object.keys(runs[0] ?? {})) {
          const text = spread(runs.flatMap((times) => times[what] ?? []));
          rows[name] = { ...rows[name], [`${what}, CPU ${cpu}x slower, ms`]: text };
        }
      }
    }
    return { title, rows };
  };

export const navigation = byProcessor('Sidebar link until the next page is drawn', pressLinks);
export const theme = byProcessor('Theme switch until the page is drawn in it', pressSwitch);
export const search = byProcessor(
  'Search: Ctrl+K until its field is drawn, a query until a result is',
  searchOnce,
);
