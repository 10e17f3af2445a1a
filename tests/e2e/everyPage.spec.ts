import { findings, MODES, prepare, SOURCE, settle, structure } from '../a11y/axe';
import { builtRoutes, NOWHERE } from '../a11y/builtRoutes';
import { openPage } from '../kit/startApp';
import { expect, type Page, test } from '../kit/test';
import { boxOf, brokenWords } from './measure';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages of a part share a test and a tab, to reuse the browser cache. Neighbors have the same frame. */
const PARTS = 3;
const routes = builtRoutes();
const withoutLanguage = (route: string) => route.replace(/^\/zh(?=\/)/, '');
const paths = [...new Set(routes.map(withoutLanguage))];
/** Each page and its translation get opposite themes and viewports; their neighbors get the other two. */
const modeOf = (route: string) => {
  const path = withoutLanguage(route);
  return MODES[(paths.indexOf(path) + (route === path ? 0 : 2)) % MODES.length];
};

/** Parts that repeat on many pages, compared by text alone, wherever the reader is. */
const FRAME = ['.rp-nav', '#site-sidebar'];
const frameOf = (page: Page) =>
  page.evaluate((parts) => parts.map((part) => document.querySelector(part)?.textContent), FRAME);
const emptyFrame = (page: Page) =>
  page.evaluate((parts) => {
    for (const part of parts) document.querySelector(part)?.replaceChildren();
  }, FRAME);

/** In the page: which of these boxes scroll sideways, and how far. */
const tooWide = (boxes: Element[]) =>
  boxes
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ scrollWidth, clientWidth, textContent }) =>
      [scrollWidth - clientWidth, textContent?.slice(0, 40)].join(' px: '),
    );
const TABLE = '.rp-table-scroll-container';

/** Option pages, and the table of presets: not overviews. */
const isOption = (route: string) => /^(\/zh)?\/config\/.*[^/]$/.test(route);
const OPTION_WINDOW = { width: 1280, height: 800 };
/** In that window tables of options fit, and at least 50 px of the first code block, its first line, are visible. */
async function expectOptionInSight(page: Page, route: string) {
  const isPreset = route.endsWith('/preset');
  const tables = page.locator(`${isPreset ? 'main' : '.site-options'} ${TABLE}`);
  expect(await tables.evaluateAll(tooWide), route).toEqual([]);
  if (isPreset) return;
  const { y } = await boxOf(page.getByRole('main').locator('pre:visible').first());
  expect(y, `${route}: where its first code begins`).toBeLessThanOrEqual(750);
}

const FITS_PHONE = `html, ${TABLE}:not(:has(tr > :nth-child(4))), .site-options ${TABLE}`;
/** At 360 px the page, its tables of options and those of up to three columns fit; headings and first cells break no word. */
async function expectFitsPhone(page: Page, route: string) {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.locator(FITS_PHONE).evaluateAll(tooWide), route).toEqual([]);
  // A longer word may have no room.
  const headings = page.locator('main :is(h1, h2, h3)');
  expect(await headings.evaluateAll(brokenWords, 26), route).toEqual([]);
  const cells = page.locator('main table tr > :is(th, td):first-child:not(:has(code))');
  expect(await cells.evaluateAll(brokenWords, 12), route).toEqual([]);
}

for (const mode of MODES) {
  const seenSo = routes.filter((route) => route === NOWHERE || modeOf(route) === mode);
  const from = (part: number) => Math.round((part * seenSo.length) / PARTS);
  for (let part = 0; part < PARTS; part++) {
    const members = seenSo.slice(from(part), from(part + 1));
    const name = `${mode.colorScheme}, ${mode.viewport.width} px, part ${part + 1} of ${PARTS}`;
    test(`7.1 7.12 every page: no console errors, no requests to other origins, no axe violations, code of options visible, fits a phone, ${name}`, async ({
      page,
      baseURL,
    }) => {
      test.setTimeout(20_000 + members.length * 12_000);
      const wrong: string[] = [];
      const found: Record<string, string[]> = {};
      const frames = new Set<string>();
      const at = () => new URL(page.url()).pathname;
      page.on('pageerror', (error) => wrong.push(`${at()}: ${error.message}`));
      page.on('console', (message) => {
        // The missing page is supposed to answer 404.
        const isExpected = message.location().url === baseURL + NOWHERE;
        if (message.type() === 'error' && !isExpected) wrong.push(`${at()}: ${message.text()}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) {
          wrong.push(`${at()}: request to ${url}`);
        }
      });
      await page.addInitScript(SOURCE);
      await page.emulateMedia({ colorScheme: mode.colorScheme });
      for (const route of members) {
        await page.setViewportSize(isOption(route) ? OPTION_WINDOW : mode.viewport);
        const status = (await openPage(page, route))?.status();
        expect(status, route).toBe(route === NOWHERE ? 404 : 200);
        if (isOption(route)) {
          await expectOptionInSight(page, route);
          await page.setViewportSize(mode.viewport);
        }
        await page.evaluate(settle);
        expect(await page.evaluate(structure), route).toEqual({
          doubleIds: [],
          forcedSpacing: [],
          h1: 1,
          lang: route.startsWith('/zh/') ? 'zh' : 'en',
          isDark: mode.colorScheme === 'dark',
        });
        await page.evaluate(prepare);
        const frame = JSON.stringify(await frameOf(page));
        // Already checked; axe reads the whole page, even the parts it is told to exclude.
        if (frames.has(frame)) await emptyFrame(page);
        frames.add(frame);
        const lines = await findings(page);
        if (lines.length > 0) found[route] = lines;
        await expectFitsPhone(page, route);
        expect(at()).toBe(route);
      }
      expect(members.length).toBeGreaterThan(0);
      expect(routes.filter(isOption).length).toBeGreaterThan(50);
      expect({ wrong, found }).toEqual({ wrong: [], found: {} });
    });
  }
}
