import type { Browser, Locator, Page } from '@playwright/test';
import { openSlowPage } from './load';
import { type Bench, interleaved, type Report, spread } from './report';
import type { BenchSite } from './site';

/** Selectors of sidebar links, theme switches and search results in sites of the usual generators. */
const SIDEBAR =
  '.rp-doc-layout__sidebar a[href], .rspress-sidebar a[href], .VPSidebar a[href], nav.sidebar a[href], .theme-doc-sidebar-menu a[href]';
const SWITCH = '.rp-switch-appearance, .VPSwitchAppearance, button[class*="colorModeToggle"]';
const RESULT =
  '.DocSearch-Hit, [role="dialog"] [role="treeitem"], .rp-suggest-item, .VPLocalSearchBox .result, .pagefind-ui__result, [role="dialog"] [role="option"]';
const QUERY = 'dts';
const PRESSES = 4;
/** Hover time before the press, so that prefetch on hover has its effect. */
const HOVER_MS = 120;
/** Rest position of the pointer, beside the page, where it hovers over nothing. */
const REST = [1425, 700] as const;
/** Pause between presses, longer than the 400 ms of the theme reveal (specification 4.14). */
const SETTLE_MS = 1200;
/** Timeout after which there is no result. */
const PATIENCE_MS = 15_000;

/** Event type → expression for the state that it changes, evaluated in the page. */
type States = Record<string, string>;
const HEADING =
  "() => [...document.querySelectorAll('h1')].find((h1) => h1.getBoundingClientRect().height > 0)?.textContent";
const GROUND =
  '() => [document.documentElement, document.body].map((element) => getComputedStyle(element).backgroundColor).join()';
const FOCUS = '() => String(document.activeElement instanceof HTMLInputElement)';

/**
 * Runs in every page: measures the time from an event until its new state is painted, even across page loads;
 * `isRevealed`: it becomes visible a frame later.
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

/** Opens a page on a desktop with a CPU `cpu` times slower, and waits until it is idle. */
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

/** The measured time in ms; `NaN` after a timeout. */
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

/** Times in ms by column name. */
type Times = Record<string, number[]>;

/** Presses sidebar links that were not visited before; no result for an unknown sidebar. */
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

/** Presses the theme switch back and forth; no result for an unknown one. */
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

/** A benchmark of the guide page of each site, with the CPU of a desktop and of a phone. */
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
