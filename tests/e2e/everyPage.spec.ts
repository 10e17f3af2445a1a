import { readSite } from '../../checks/content/readSite';
import { languagePrefix } from '../../site';
import { startApp } from '../kit/startApp';
import { expect, test } from '../kit/test';

const routes = readSite(process.cwd()).pages.map(
  ({ language, route }) => `${languagePrefix(language)}${route}`,
);

/** Pages of one group share a test: a crawl is fast when the browser keeps its cache. */
const GROUPS = 8;

for (let group = 0; group < GROUPS; group++) {
  const members = routes.filter((_, index) => index % GROUPS === group);
  test(`7.1 7.12 no console error and no request to another origin, group ${group + 1} of ${GROUPS}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(15_000 + members.length * 5_000);
    await page.addInitScript(() => localStorage.setItem('rspress-visited', '1'));
    const found: string[] = [];
    const at = () => new URL(page.url()).pathname;
    page.on('pageerror', (error) => found.push(`${at()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') found.push(`${at()}: ${message.text()}`);
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`) && !/^(data|blob):/.test(url)) {
        found.push(`${at()}: request to ${url}`);
      }
    });
    for (const route of members) {
      const response = await page.goto(route);
      expect(response?.status(), route).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), route).toHaveCount(1);
      await startApp(page);
      expect(at()).toBe(route);
    }
    expect(members.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });
}
