import { readFileSync } from 'node:fs';
import { splitRuntime } from '../../build/pages/example/splitRuntime';
import { TOOLS, toolUrl } from '../../components/pages/siblingTools/tools';
import { type Choice, defaultChoice, indexOfChoice } from '../../explorer/choice';
import { findSource } from '../../explorer/sources';
import { TOOL } from '../../site';
import { expect, READERS, test } from '../kit/reader';
import type { Page, Response } from '../kit/test';
import { expectTransparentPixel } from '../kit/transparentPixel';

const SOURCE = readFileSync('examples/explorer/function/src/index.ts', 'utf8');
const CJS = { format: 'cjs' };
const source = findSource('function');
const recording = JSON.parse(readFileSync('examples/explorer/__recorded__/function.json', 'utf8'));

/** Path → emitted code of the example project, with these options. */
function emitted(options: Choice): Record<string, string> {
  const choice = { ...defaultChoice(source), dts: 'true', ...options };
  const files: Record<string, string> = recording.choices[indexOfChoice(source, choice)].files;
  return Object.fromEntries(
    Object.entries(files).map(([path, hash]) => [path, recording.texts[hash].text]),
  );
}

const section = (page: Page, name: string) =>
  page.locator('section', { has: page.getByRole('heading', { name, exact: true }) });

const [EN, ZH] = READERS;
for (const { language, prefix, t } of READERS) {
  test.describe(language, () => {
    test('2.5.1 2.5 1.9 1.10 the page has hero, cards, proof and footer, and links only to existing pages', async ({
      page,
    }) => {
      await page.goto(`${prefix}/`);
      await test.step('the hero has title, subtitle and description', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t['site.title']);
        await expect(page.getByText(t.subtitle, { exact: true })).toBeVisible();
        await expect(page.getByText(t.slogan, { exact: true })).toBeVisible();
      });
      await test.step('six cards with lazy logo, name, description and link text', async () => {
        const cards = section(page, t['home.stack.title']);
        await expect(cards.getByText(t['home.stack.lead'])).toBeVisible();
        await expect(cards.getByRole('link')).toHaveCount(6);
        for (const tool of TOOLS) {
          const link = cards.getByRole('link', { name: `${tool.name} ${t[tool.description]}` });
          await expect(link).toHaveAttribute('href', toolUrl(tool, language));
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toContainText(new URL(tool.url).host);
          await expect(link.locator('img')).toHaveAttribute('loading', 'lazy');
        }
      });
      await test.step('the footer says that the site is independent and links to the tool', async () => {
        const footer = page.getByRole('contentinfo');
        await expect(footer).toContainText(t['home.footer.independent']);
        const link = (name: string) => footer.getByRole('link', { name, exact: true });
        await expect(link(t['home.footer.homepage'])).toHaveAttribute('href', TOOL.homepage);
        await expect(link(t['home.footer.repository'])).toHaveAttribute('href', TOOL.repository);
        const feed = await link(t['home.footer.feed']).getAttribute('href');
        expect((await page.request.get(feed ?? '')).status()).toBe(200);
      });
      await test.step('the page shows what the tool emitted, with version and date', async () => {
        const proof = section(page, t['home.proof.title']);
        const shown = (await proof.locator('pre').allTextContents()).map((code) => code.trimEnd());
        for (const code of [
          SOURCE,
          ...Object.values(emitted({})),
          ...Object.values(emitted(CJS)),
        ]) {
          // What the bundler added is in a box of its own.
          for (const { code: part } of splitRuntime(code)) expect(shown).toContain(part.trimEnd());
        }
        await expect(proof).toContainText(`${TOOL.package} ${recording.tools[TOOL.package]}`);
        await expect(proof).toContainText(/20\d\d/);
      });
      await test.step('every inner link leads to a page', async () => {
        const links = page.getByRole('main').locator('a[href^="/"]');
        const addresses = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
        expect(addresses.length).toBeGreaterThan(3);
        for (const address of new Set(addresses)) {
          expect([address, (await page.request.get(address ?? '')).status()]).toEqual([
            address,
            200,
          ]);
          expect(address?.startsWith('/zh/')).toBe(language === 'zh');
        }
      });
      await test.step('each fact links to an existing section', async () => {
        const links = section(page, t['home.facts.title']).getByRole('listitem').getByRole('link');
        await expect(links).toHaveCount(6);
        for (const link of await links.all()) {
          const href = (await link.getAttribute('href')) ?? '';
          const [address = '', id] = href.split('#');
          if (id) expect(await (await page.request.get(address)).text()).toContain(` id="${id}"`);
        }
      });
    });

    test('the Markdown version has the same text and output', async ({ page }) => {
      const markdown = await (await page.request.get(`${prefix}/index.md`)).text();
      expect(markdown).toContain(`# ${t['site.title']}`);
      expect(markdown).toContain(t['home.proof.lead']);
      expect(markdown).toContain(emitted({})['dist/index.js']);
      expect(markdown).toContain(t['home.footer.independent']);
    });
  });
}

test('the proof links to the same choice in the explorer', async ({ page, open }) => {
  await open('/zh/');
  await page.getByRole('link', { name: ZH.t['home.proof.explore'] }).click();
  await expect(page).toHaveURL('/zh/guide/start/explore?source=function&dts=true');
  await expect(page.locator('[data-panel]:visible [name="dts"][value="true"]')).toBeChecked();
});

/** Scrolls the Rsdoctor logo into view and waits until it is replaced. */
async function expectReplaced(page: Page) {
  const tools = section(page, EN.t['home.stack.title']);
  const logo = tools.getByRole('link', { name: 'Rsdoctor' }).locator('img');
  await logo.scrollIntoViewIfNeeded();
  await expectTransparentPixel(logo);
}

test('1.11 a logo that fails to load becomes a 1x1 transparent pixel', async ({ page, open }) => {
  await page.route('**/tools/rsdoctor.svg', (route) => route.fulfill({ status: 404 }));
  await open('/');
  await expectReplaced(page);
});

test('1.11 a logo that failed before the app started is replaced once it has', async ({ page }) => {
  await page.route('**/tools/rsdoctor.svg', (route) => route.fulfill({ status: 404 }));
  await page.route('**/*.js', async (route) => {
    // The logo has failed by now.
    await failed;
    await route.continue();
  });
  const failed = page.waitForResponse('**/tools/rsdoctor.svg');
  await page.goto('/');
  await expectReplaced(page);
});

test('1.6 other pages do not load the home page', async ({ page, open }) => {
  const loaded: Response[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) loaded.push(response);
  });
  await open('/guide/start/');
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(loaded.map((response) => response.text()));
  const all = [...bodies, await page.content()].join('');
  expect(all).toContain(EN.t['tools.rstest']);
  expect(all).not.toContain(EN.t['home.proof.lead']);
  expect(all).not.toContain('home-facts');
});
