import { findings, inject, MODES, show, structure } from '../../a11y/axe';
import { builtRoutes } from '../../a11y/builtRoutes';
import { openPage } from '../../kit/openPage';
import { expect, test } from '../../kit/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages of one group share a test and a tab: the browser keeps its cache. */
const GROUPS = 12;
const routes = builtRoutes();

for (let group = 0; group < GROUPS; group++) {
  const members = routes.filter((_, index) => index % GROUPS === group);
  test(`axe finds nothing on any page, group ${group + 1} of ${GROUPS}`, async ({ page }) => {
    test.setTimeout(20_000 + members.length * 12_000);
    const found: Record<string, string[]> = {};
    for (const route of members) {
      const language = route.startsWith('/zh/') ? 'zh' : 'en';
      await openPage(page, route);
      await inject(page);
      for (const mode of MODES[language]) {
        await show(page, mode);
        const lines = await findings(page);
        const name = `${route}, ${mode.colorScheme}, ${mode.viewport.width} px`;
        if (lines.length > 0) found[name] = lines;
      }
      expect(await page.evaluate(structure), route).toEqual({
        doubleIds: [],
        h1: 1,
        lang: language,
      });
    }
    expect(members.length).toBeGreaterThan(0);
    expect(found).toEqual({});
  });
}
