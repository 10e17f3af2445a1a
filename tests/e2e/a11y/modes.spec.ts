import { KINDS } from '../../a11y/pageKinds';
import { READERS } from '../../kit/reader';
import { openPage } from '../../kit/startApp';
import { expect, test } from '../../kit/test';
import { excessOf } from '../measure';
import { DIALOG, hold } from '../search/held';

// What does not depend on wording or widths is checked in one language; they alternate.
const [EN, ZH] = READERS;

test.describe('narrow and large', () => {
  for (const { language, prefix } of READERS) {
    test(`${language}: no kind of page scrolls sideways at 320 px or cuts anything off at 200 % with wide spacing`, async ({
      page,
    }) => {
      test.slow();
      for (const path of Object.values(KINDS)) {
        const route = prefix + path;
        await page.setViewportSize({ width: 308, height: 256 });
        await openPage(page, route);
        // 1280 px at 400 %, minus a 12 px classic scrollbar.
        expect(await excessOf(page.locator('html')), `${route} at 320 px`).toBe(0);
        await page.setViewportSize({ width: 640, height: 450 });
        // WCAG 1.4.12.
        await page.addStyleTag({
          content:
            '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
        });
        expect(await excessOf(page.locator('html')), `${route} at 200 %`).toBe(0);
        const cut = await page.evaluate(() =>
          [...document.querySelectorAll<HTMLElement>('header *, main h1, main p, main button')]
            .filter((element) => element.getClientRects().length > 0)
            .filter(
              ({ clientWidth, scrollWidth, scrollHeight, clientHeight }) =>
                clientWidth > 1 &&
                (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 40),
            )
            .filter((element) => getComputedStyle(element).overflow === 'hidden')
            .map((element) => element.outerHTML.slice(0, 120)),
        );
        expect(cut, route).toEqual([]);
      }
      await page.setViewportSize({ width: 240, height: 450 });
      await openPage(page, prefix + KINDS.article);
      const heights = await page
        .locator('.site-ask-menu a')
        .evaluateAll((links) => links.map((link) => (link as HTMLElement).offsetHeight));
      expect(heights, 'one line each').toEqual([32, 32]);
    });
  }
});

test.describe('forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });
  test('the current page, the selected tab and the focus are outlined, the current navbar link is underlined; on a phone the outline panel has a border', async ({
    page,
  }) => {
    await openPage(page, ZH.prefix + KINDS.article);
    const current = page.locator('#site-sidebar [aria-current="page"]');
    await expect(current).toHaveCSS('outline-style', 'solid');
    await expect(page.locator('label:has(:checked)').first()).toHaveCSS('outline-style', 'solid');
    const link = page.getByRole('banner').locator('a[aria-current]').first();
    await expect(link).toHaveCSS('outline-style', 'none');
    await expect(link).toHaveCSS('text-decoration-line', 'underline');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toHaveCSS('outline-width', '3px');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[popovertarget="site-outline"]').click();
    const panel = page.locator('#site-outline');
    await expect(panel).toBeVisible();
    await expect(panel).toHaveCSS('border-top', /^1px solid/);
    await expect(panel).toHaveCSS('border-bottom', /^1px solid/);
  });

  test('the number of the 404 page has no line, which the text background would cover', async ({
    page,
  }) => {
    await page.goto('/none');
    await expect(page.getByText('404', { exact: true })).toHaveCSS('border-bottom-width', '0px');
  });
});

test.describe('forced colors in the search dialog', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });
  test('highlighted words, the selected row and the edge of the dialog are visible', async ({
    page,
  }) => {
    await openPage(page, EN.prefix + KINDS.article);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').fill('dts');
    const mark = dialog.getByRole('treeitem').locator('mark').first();
    await expect(mark).toBeVisible();
    const [text, ground] = await mark.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return [color, backgroundColor];
    });
    expect(text).not.toBe(ground);
    expect(ground).not.toMatch(/^rgba\(.+, 0\)$/);
    await expect(dialog).toHaveCSS('border-top-width', '1px');
    const row = (selected: boolean) =>
      dialog.getByRole('treeitem', { selected }).first().getByRole('link');
    await expect(row(true)).toHaveCSS('outline-style', 'solid');
    await expect(row(false)).toHaveCSS('outline-style', 'none');
  });
});

test.describe('more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });
  test('secondary text is as dark as the rest, in both themes', async ({ page }) => {
    await page.goto(ZH.prefix + KINDS.article);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      const color = await page
        .getByRole('heading', { level: 1 })
        .evaluate((text) => getComputedStyle(text).color);
      for (const quiet of ['.site-breadcrumbs', '.site-ask-menu a', '.site-lead']) {
        await expect(page.locator(quiet).first(), colorScheme).toHaveCSS('color', color);
      }
    }
  });
});

test.describe('paper', () => {
  test('prints only the article, with every tab and no cut-off line', async ({ page }) => {
    await openPage(page, ZH.prefix + KINDS.article);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const parts = ['.rp-nav', '#site-sidebar', '#site-outline', '.rp-code-button-group'];
    const title = ['.site-breadcrumbs', '.rp-llms-container', '.site-ask-menu'];
    for (const part of [...parts, ...title, '.site-feedback']) {
      await expect(page.locator(part).first()).toBeHidden();
    }
    const cut = await page.evaluate(
      () =>
        [...document.querySelectorAll('pre')].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
        ).length,
    );
    expect(cut).toBe(0);
    const block = page.locator('.rp-codeblock').first();
    await expect(block).toHaveCSS('overflow', 'visible');
    await expect(block, 'its frame is whole').toHaveCSS('border-radius', '0px');
  });

  test('prints the article, not the open search dialog', async ({ page }) => {
    const release = await hold(page, DIALOG);
    await page.goto(EN.prefix + KINDS.article);
    await page.keyboard.press('/');
    const search = page.getByRole('dialog');
    for (const screen of [search, search.getByRole('group')]) {
      await expect(screen).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(search).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      release();
    }
  });
});

test('no card of an overview is split between two sheets', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(`${ZH.prefix}/config/`);
  await expect(page.locator('.site-card').last()).toHaveCSS('break-inside', 'avoid');
});

test.describe('paper of the home page', () => {
  test('title and main button are readable on paper, where backgrounds are not printed', async ({
    page,
  }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${ZH.prefix}/`);
    const black = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', black);
    await expect(page.locator('.home-button-main')).toHaveCSS('color', black);
    await expect(page.locator('.home-art')).toBeHidden();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`paper, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });
    test('prints the dark theme in the colors of the light one', async ({ page }) => {
      const look = async (colorScheme: 'dark' | 'light', media: 'print' | 'screen') => {
        await page.emulateMedia({ colorScheme, media });
        return page.locator('body, h1, .shiki').evaluateAll((elements) =>
          elements.map((element) => {
            const { color, backgroundColor, colorScheme } = getComputedStyle(element);
            return [color, backgroundColor, colorScheme];
          }),
        );
      };
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(ZH.prefix + KINDS.article);
      const printed = await look('dark', 'print');
      expect(await look('dark', 'screen')).not.toEqual(printed);
      await look('light', 'screen');
      await page.reload();
      expect(await look('light', 'print')).toEqual(printed);
    });
  });
}
