import type { Locator, Page } from '@playwright/test';
import { colorGrid } from '../../kit/colorGrid';
import { expect, partsOf, test, testBoth, testChinese, testEnglish } from '../../kit/reader';
import { boxOf, excessOf, wordsStart } from '../measure';

const PHONE = { width: 390, height: 844 };

const boxOfFirst = (page: Page, selector: string) => boxOf(page.locator(selector).first());

/** Position of a control's text, with or without an icon. */
const lineOf = (control: Locator) =>
  control.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) range.selectNodeContents(walker.currentNode);
    return range.getBoundingClientRect().y;
  });

/** The links and buttons beside a title: copy, and ask an assistant. */
const actionsOf = async (page: Page) => {
  const title = page.locator('.site-title');
  const actions = title.getByRole('button').or(title.getByRole('list').last().getByRole('link'));
  const boxes = await Promise.all((await actions.all()).map(boxOf));
  expect(boxes).toHaveLength(3);
  const lines = await Promise.all((await actions.all()).map(lineOf));
  for (const { height } of boxes) expect(height).toBeGreaterThanOrEqual(24);
  return { top: boxes[0]?.y ?? 0, unevenness: Math.max(...lines) - Math.min(...lines) };
};

testBoth(
  'on a phone the text begins at most 64 px below the lead, page actions are one row, and the menu is aligned with the text',
  async ({ page, open, reader }) => {
    await page.setViewportSize(PHONE);
    await open(`${reader.prefix}/guide/start/quick-start`);
    const lead = await boxOfFirst(page, '.site-lead');
    const text = await boxOfFirst(page, '.site-article > p');
    expect(text.y - lead.bottom).toBeLessThanOrEqual(64);
    expect((await actionsOf(page)).unevenness).toBeLessThan(1);
    const gutter = (await boxOfFirst(page, '.site-title')).x;
    await page.getByRole('button', { name: reader.t['controls.menu'], exact: true }).click();
    const entry = page.locator('.rp-nav-screen').getByRole('link').first();
    expect(await wordsStart(entry)).toBeCloseTo(gutter, 0);
  },
);

testBoth(
  'the title has a breadcrumb and a description; where there is room, page actions are one row beside the breadcrumb; icons are hidden from screen readers',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/config/rsbuild/output`);
    const steps = page
      .getByRole('navigation', { name: reader.t['controls.breadcrumb'] })
      .getByRole('link');
    for (const [index, path] of ['/config/', '/config/rsbuild/'].entries())
      await expect(steps.nth(index)).toHaveAttribute('href', reader.prefix + path);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    await expect(page.getByRole('main').getByText(description ?? 'no description')).toBeVisible();
    const exposed = await page
      .locator('svg:not([role="img"] svg)')
      .evaluateAll((icons) =>
        icons
          .filter((icon) => !icon.closest('[aria-hidden="true"]'))
          .map((icon) => icon.getAttribute('class')),
      );
    expect(exposed).toEqual([]);
    for (const width of [641, 768, 961, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const { top, unevenness } = await actionsOf(page);
      expect(unevenness, `${width} px`).toBeLessThan(1);
      const trail = await boxOfFirst(page, '.site-breadcrumbs');
      expect(Math.abs(top - trail.y), `${width} px`).toBeLessThanOrEqual(1);
      expect(trail.height, `one line at ${width} px`).toBeLessThanOrEqual(32);
    }
  },
);

testEnglish(
  'navbar menus share one background, a page links to its source once, in the footer, and a next step with one link is clickable as a whole',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/guide/start/quick-start`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      const panels = page.getByRole('banner').locator('[popover] > div, [popover]');
      const grounds = await panels.evaluateAll((elements) =>
        elements.map((element) => getComputedStyle(element).backgroundColor),
      );
      const drawn = grounds.filter((ground) => ground !== 'rgba(0, 0, 0, 0)');
      expect(drawn.length).toBeGreaterThan(1);
      expect([...new Set(drawn)], colorScheme).toHaveLength(1);
    }
    const edit = page.getByRole('link', { name: reader.words.edit, includeHidden: true });
    await expect(edit).toHaveCount(1);
    await expect(partsOf(page, reader).article.locator(edit)).toBeVisible();
    const card = page.locator('#next-steps + ul > li').first();
    await card.scrollIntoViewIfNeeded();
    const { width, height } = await boxOf(card);
    await card.click({ position: { x: width - 12, y: height - 8 } });
    await expect(page).toHaveURL(`${reader.prefix}/guide/solution/react`);
  },
);

testChinese(
  'descriptions of the tools do not end in a line of one character',
  async ({ page, open, reader }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(`${reader.prefix}/`);
    await page.locator('.rp-nav__left button[popovertarget]').click();
    const said = page
      .getByRole('banner')
      .locator('small:visible')
      .or(page.locator('.home-stack a > span:not([class])'));
    await expect(said.first()).toBeVisible();
    const lonely = await said.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          const lines = [...range.getClientRects()];
          const em = Number.parseFloat(getComputedStyle(element).fontSize);
          return lines.length > 1 && (lines.at(-1)?.width ?? 0) < 2.5 * em;
        })
        .map((element) => element.textContent),
    );
    expect(lonely).toEqual([]);
  },
);

testChinese(
  'a heading and the subheading right below it are close together; at the end of a page “Back to top” does not cover the next link',
  async ({ page, open, reader }) => {
    await open(`${reader.prefix}/guide/start/quick-start`);
    const gap = await page
      .locator('.site-article > h2 + h3')
      .first()
      .evaluate((subtitle) => {
        const title = subtitle.previousElementSibling?.getBoundingClientRect();
        return subtitle.getBoundingClientRect().top - (title?.bottom ?? 0);
      });
    expect(gap).toBeLessThanOrEqual(24);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const { neighbors } = partsOf(page, reader);
      const up = page.getByRole('link', { name: reader.words.toTop });
      await expect(up).toBeInViewport();
      const covered = async () => {
        const way = await boxOf(up);
        const next = await boxOf(neighbors.getByRole('link').last());
        return way.x < next.right && way.y < next.bottom && next.y < way.bottom;
      };
      await expect.poll(covered, `${width} px`).toBe(false);
    }
  },
);

testEnglish(
  'no flag breaks across lines, however narrow the page',
  async ({ page, open, reader }) => {
    for (const address of [
      ...['/guide/start/compare', '/guide/basic/cli'],
      ...['/guide/migration/unbuild', '/guide/advanced/wasm', '/guide/advanced/env-vars'],
    ]) {
      await open(reader.prefix + address);
      // On the narrowest page, commands break within their flags; a flag on its own does not.
      for (const [width, codes] of [
        [320, /^--?[\w=-]+$/],
        [390, /./],
        [1280, /./],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const shown = page.locator('main :not(pre) > code').filter({ hasText: codes });
        const broken = await shown.evaluateAll((all) =>
          all.flatMap((code) => {
            const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            const flags: string[] = [];
            while (walker.nextNode()) {
              const text = walker.currentNode as Text;
              for (const { 0: flag, index } of text.data.matchAll(/(?<!\S)--?[\w=-]+(?!\S)/g)) {
                range.setStart(text, index);
                range.setEnd(text, index + flag.length);
                if (range.getClientRects().length > 1) flags.push(flag);
              }
            }
            return flags;
          }),
        );
        expect(broken, `${address} at ${width} px`).toEqual([]);
        expect(await excessOf(page.locator('html'))).toBe(0);
      }
    }
  },
);

test.describe(() => {
  // The test style that hides text is not part of the site, so its CSP would block it.
  test.use({ bypassCSP: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`code wider than a phone is darker at the cut-off edge (${colorScheme})`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme });
      await open('/guide/start/quick-start');
      const box = page
        .locator('.rp-codeblock__content__scroll-container')
        .filter({ hasText: '"build": "rslib"' })
        .or(page.locator('.rp-codeblock__content__scroll-container').filter({ hasText: 'mkdir' }))
        .first();
      await box.evaluate((element) => {
        // A line that overflows with any font.
        element.querySelector('.line')?.append('x'.repeat(80));
      });
      await box.scrollIntoViewIfNeeded();
      /** Colors of the empty strip above the first line: left end, right end and middle. */
      const strip = async () => {
        // The first screenshot changes the fonts, and with them the layout.
        await colorGrid(page, { x: 0, y: 0, width: 4, height: 4 }, 4);
        const { x, y, width } = await boxOf(box);
        const top = { x: Math.round(x), y: Math.round(y) + 12 };
        const [row = []] = await colorGrid(
          page,
          { ...top, width: Math.floor(width), height: 4 },
          4,
        );
        return { left: row[1], middle: row[Math.floor(row.length / 2)], right: row.at(-2) };
      };
      const start = await strip();
      expect(start.left).toBe(start.middle);
      expect(start.right).not.toBe(start.middle);
      await box.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
      const end = await strip();
      expect(end.right).toBe(start.middle);
      expect(end.left).not.toBe(start.middle);
    });
  }
});
