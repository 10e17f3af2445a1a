import { expect, testBoth, testChinese, testEnglish } from '../kit/reader';
import { boxOf } from './measure';
import { hold } from './search/held';

testChinese(
  'tables are as wide as the article and named by their columns; only scrolling ones are tab stops; the first column of a wide table stays in place, header included, and the others scroll under it',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/guide/basic/output-format`);
    const table = page
      .getByRole('main')
      .getByRole('group', { name: /esm|format|格式/ })
      .first();
    const article = await boxOf(page.locator('.site-article'));
    expect((await boxOf(table)).width).toBeCloseTo(article.width, 0);
    await expect(table).not.toHaveAttribute('tabindex');
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(table).toHaveAttribute('tabindex', '0');
    for (const [path, width] of [
      ['basic/output-format', 390],
      ['publish/package-json', 390],
      ['publish/package-json', 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      if (!page.url().endsWith(path)) await open(`${reader.prefix}/guide/${path}`);
      const box = page.locator('main .rp-table-scroll-container:has(th:nth-child(4))').first();
      const scroll = (left: number) =>
        box.evaluate((element, x) => {
          element.scrollLeft = x;
          return element.scrollLeft;
        }, left);
      for (const cell of [box.locator('th').first(), box.locator('tbody th').first()]) {
        await scroll(0);
        await cell.scrollIntoViewIfNeeded();
        const { x } = await boxOf(cell);
        expect(await scroll(130), path).toBeGreaterThan(20);
        expect((await boxOf(cell)).x, path).toBeCloseTo(x, 0);
        const isOnTop = await cell.evaluate((element) => {
          const { right, top } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(right - 8, top + 24));
        });
        expect(isOnTop, `${path}, ${width} px`).toBe(true);
      }
    }
  },
);

testChinese(
  'without the app a labeled control opens the code of a live component, and the line below a table header has no gap',
  async ({ page, reader }) => {
    await hold(page, '**/*.js');
    await page.goto(`${reader.prefix}/guide/solution/react`, { waitUntil: 'domcontentloaded' });
    const code = page.locator('main details pre', { hasText: "'react-component'" });
    await expect(page.getByRole('button', { name: 'Clicks:' })).toBeVisible();
    await expect(code).toBeHidden();
    await page.getByText(reader.t['controls.preview']).click();
    await expect(code).toBeVisible();
    const cells = page.locator('main thead tr', { hasText: 'bundle: true' }).locator('> *');
    await expect(cells).toHaveCount(3);
    for (const cell of await cells.all())
      await expect(cell).toHaveCSS('border-bottom-width', '1px');
  },
);

testBoth(
  'a drawing has a description, opens enlarged and returns focus; on a phone its button covers none of it, its text is never below 12 px, and larger in the dialog',
  async ({ page, open, reader }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const route of ['start/', 'basic/output-format', 'basic/output-structure']) {
      await open(`${reader.prefix}/guide/${route}`);
      const buttons = page.getByRole('button', { name: reader.t['diagram.enlarge'] });
      const gaps = await buttons.evaluateAll((all) =>
        all.map((button) => {
          const drawing = button.parentElement?.querySelector('svg')?.getBoundingClientRect();
          return (drawing?.top ?? 0) - button.getBoundingClientRect().bottom;
        }),
      );
      expect(gaps.length).toBeGreaterThan(0);
      expect(Math.min(...gaps), route).toBeGreaterThanOrEqual(0);
    }
    const figure = page.locator('main figure').first();
    const smallest = () =>
      figure.locator('svg text:visible').evaluateAll((texts) =>
        Math.min(
          ...texts.map((text) => {
            const svg = (text as SVGTextElement).ownerSVGElement;
            return (
              Number.parseFloat(getComputedStyle(text).fontSize) * (svg?.getScreenCTM()?.a ?? 0)
            );
          }),
        ),
      );
    const small = await smallest();
    expect(small).toBeGreaterThanOrEqual(12);
    const drawing = figure.getByRole('img').first();
    const name = (await drawing.getAttribute('aria-label')) ?? '';
    await expect(drawing).toHaveAccessibleName(/\S/);
    const enlarge = figure.getByRole('button', { name: reader.t['diagram.enlarge'] });
    const dialog = page.getByRole('dialog', { name: reader.t['diagram.dialog'] });
    await enlarge.click();
    await expect(dialog.getByRole('img', { name, exact: true })).toBeVisible();
    const large = await boxOf(dialog.locator('svg').first());
    const inline = await boxOf(figure.locator('svg').first());
    expect(large.width).toBeGreaterThan(inline.width * 1.3);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(enlarge).toBeFocused();
    // A phone in landscape has no room for all of it, except the close button.
    await page.setViewportSize({ width: 844, height: 390 });
    await enlarge.click();
    const close = dialog.getByRole('button', { name: reader.t['diagram.close'] });
    expect((await boxOf(close)).bottom).toBeLessThan(380);
    await close.click();
    await expect(dialog).toBeHidden();
  },
);

testChinese('a key in a configuration sample links to its option', async ({ page, reader }) => {
  await page.goto(`${reader.prefix}/guide/basic/configure-rslib`);
  const block = page.locator('pre').filter({ hasText: 'lib: [{ format:' }).first();
  const key = block.getByRole('link', { name: 'format' });
  await expect(key).toHaveAttribute('title', /'esm' \| 'cjs'/);
  await key.press('Enter');
  await expect(page).toHaveURL(`${reader.prefix}/config/lib/format`);
});

testEnglish(
  'at 1920 px the navbar is in the same place on guide pages and the home page',
  async ({ page, reader }) => {
    await page.setViewportSize({ width: 1920, height: 1000 });
    const leftOf = async (selector: string) => (await boxOf(page.locator(selector).first())).x;
    await page.goto(`${reader.prefix}/guide/start/npm-packages`);
    const logo = await leftOf('.rp-nav__title');
    await page.goto(`${reader.prefix}/`);
    expect(await leftOf('.rp-nav__title')).toBeCloseTo(logo, 0);
    const inset = (await leftOf('main')) - (await leftOf('.rp-nav__left'));
    expect(Math.abs(inset)).toBeLessThanOrEqual(8);
  },
);

testChinese(
  '“Copy Markdown” does not copy an error page but reports the failure, and keeps focus while the text loads',
  async ({ page, open, reader }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(`${reader.prefix}/guide/start/quick-start`);
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.evaluate(() => navigator.clipboard.writeText('mine'));
    await page.route('**/*.md', (route) => route.fulfill({ status: 500, body: 'broken' }));
    const button = page.locator('.rp-llms-copy-button');
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'false');
    expect(await copied()).toBe('mine');
    const failed = reader.t['controls.copyFailed'];
    await expect(button).toHaveText(failed);
    await expect(page.getByRole('status').getByText(failed)).toBeAttached();
    await page
      .getByRole('navigation', { name: reader.t['controls.nav.neighbors'] })
      .getByRole('link')
      .last()
      .click();
    await expect(button).toHaveText(/Markdown/);
    await page.goBack();
    await page.unroute('**/*.md');

    const send = await hold(page, '**/*.md');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeFocused();
    send();
    await expect(page.getByRole('status').getByText(reader.t['controls.copied'])).toBeAttached();
    await expect(button).toBeFocused();
    expect(await copied()).toMatch(/^# /m);
  },
);
