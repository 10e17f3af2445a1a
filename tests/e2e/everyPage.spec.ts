import { findings, inject, MODES, show, structure } from '../a11y/axe';
import { builtRoutes, NOWHERE } from '../a11y/builtRoutes';
import { openPage } from '../kit/openPage';
import { expect, type Page, test } from '../kit/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages of one group share a test and a tab: the browser keeps its cache. Neighbours have the same frame. */
const GROUPS = 12;
const routes = builtRoutes();

/** Parts that are the same on many pages; what they hold is their text, wherever the reader is. */
const FRAME = ['.rp-nav', '#site-sidebar'];
const frameOf = (page: Page) =>
  page.evaluate((parts) => parts.map((part) => document.querySelector(part)?.textContent), FRAME);

for (let group = 0; group < GROUPS; group++) {
  const from = (index: number) => Math.round((index * routes.length) / GROUPS);
  const members = routes.slice(from(group), from(group + 1));
  test(`7.1 7.12 every page: no console error, no other origin, nothing for axe, group ${group + 1} of ${GROUPS}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(20_000 + members.length * 12_000);
    const wrong: string[] = [];
    const found: Record<string, string[]> = {};
    const seen = new Set<string>();
    const at = () => new URL(page.url()).pathname;
    page.on('pageerror', (error) => wrong.push(`${at()}: ${error.message}`));
    page.on('console', (message) => {
      // The address without a page is answered with 404, as it should be.
      const isExpected = message.location().url === baseURL + NOWHERE;
      if (message.type() === 'error' && !isExpected) wrong.push(`${at()}: ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) {
        wrong.push(`${at()}: request to ${url}`);
      }
    });
    for (const [index, route] of members.entries()) {
      const language = route.startsWith('/zh/') ? 'zh' : 'en';
      const status = (await openPage(page, route))?.status();
      expect(status, route).toBe(route === NOWHERE ? 404 : 200);
      await inject(page);
      const frame = JSON.stringify(await frameOf(page));
      const isNew = !seen.has(frame);
      seen.add(frame);
      // Each page is opened in the mode in which the one before it was left.
      const modes = index % 2 === 0 ? MODES[language] : MODES[language].slice().reverse();
      for (const mode of modes) {
        await show(page, mode);
        const lines = await findings(
          page,
          isNew ? {} : { parts: FRAME, isOnlyDrawn: mode !== MODES[language][0] },
        );
        const name = `${route}, ${mode.colorScheme}, ${mode.viewport.width} px`;
        if (lines.length > 0) found[name] = lines;
      }
      expect(await page.evaluate(structure), route).toEqual({
        doubleIds: [],
        forcedSpacing: [],
        h1: 1,
        lang: language,
      });
      expect(at()).toBe(route);
    }
    expect(members.length).toBeGreaterThan(0);
    expect({ wrong, found }).toEqual({ wrong: [], found: {} });
  });
}
