import { findings, MODES, prepare, SOURCE, settle, structure } from '../a11y/axe';
import { builtRoutes, NOWHERE } from '../a11y/builtRoutes';
import { openPage } from '../kit/startApp';
import { expect, type Page, test } from '../kit/test';
import { boxOf } from './measure';

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

/** Option pages: neither overviews nor the table of presets. */
const isOption = (route: string) =>
  /^(\/zh)?\/config\/.*[^/]$/.test(route) && !route.endsWith('/preset');
/** At least 50 px of an option's first code block, its first line, is visible at 1280 × 800. */
async function expectCodeInSight(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { y } = await boxOf(page.getByRole('main').locator('pre:visible').first());
  expect(y, `${page.url()}: where its first code begins`).toBeLessThanOrEqual(750);
}

for (const mode of MODES) {
  const seenSo = routes.filter((route) => route === NOWHERE || modeOf(route) === mode);
  const from = (part: number) => Math.round((part * seenSo.length) / PARTS);
  for (let part = 0; part < PARTS; part++) {
    const members = seenSo.slice(from(part), from(part + 1));
    const name = `${mode.colorScheme}, ${mode.viewport.width} px, part ${part + 1} of ${PARTS}`;
    test(`7.1 7.12 every page: no console error, no other origin, nothing for axe, code of options in sight, ${name}`, async ({
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
      await page.setViewportSize(mode.viewport);
      for (const route of members) {
        const status = (await openPage(page, route))?.status();
        expect(status, route).toBe(route === NOWHERE ? 404 : 200);
        if (isOption(route)) {
          await expectCodeInSight(page);
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
        expect(at()).toBe(route);
      }
      expect(members.length).toBeGreaterThan(0);
      expect(routes.filter(isOption).length).toBeGreaterThan(50);
      expect({ wrong, found }).toEqual({ wrong: [], found: {} });
    });
  }
}
