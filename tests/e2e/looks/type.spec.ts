import type { Page } from '@playwright/test';
import { expect, READERS, test, testBoth, testChinese, testEnglish } from '../../kit/reader';
import { boxOf, excessOf } from '../measure';

const PHONE = { width: 390, height: 844 };
/** Where a page has text: prose, tables, code, menus. */
const TEXTS = [
  '.site-article > p',
  '.site-article td',
  '.site-article pre',
  '.site-facts li',
  '.rp-callout p',
  '.rp-doc-layout__sidebar a',
  '.rp-doc-layout__outline a',
  '.rp-nav a',
];
const CLEAR = 'rgba(0, 0, 0, 0)';

/** Sets the size of letters as in the settings of the browser, in px. */
async function setLetters(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

testChinese(
  'code in headings and in the outline has no box, a link in text is more than colored; on a phone the cells of a row share their first line',
  async ({ page, reader }) => {
    await page.goto(`${reader.prefix}/guide/advanced/third-party-deps`);
    const codes = page.locator('.site-article > :is(h1, h2, h3) code, .site-toc code');
    const grounds = await codes.evaluateAll((elements) =>
      elements.map((element) => {
        const { backgroundColor, borderTopWidth } = getComputedStyle(element);
        return `${backgroundColor} ${borderTopWidth}`;
      }),
    );
    expect(grounds.length).toBeGreaterThan(1);
    expect([...new Set(grounds)]).toEqual([`${CLEAR} 0px`]);

    const lines = await page
      .locator('.site-article :is(p, th, td) > a')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
    expect(lines.length).toBeGreaterThan(1);
    expect([...new Set(lines)]).toEqual(['underline']);

    await page.setViewportSize(PHONE);
    const uneven = await page.locator('.site-article tbody tr').evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const tops = [...row.children].map((cell) => {
            const range = document.createRange();
            range.selectNodeContents(cell);
            const [line] = range.getClientRects();
            return line ? line.top + line.height / 2 : undefined;
          });
          const drawn = tops.filter((top) => top !== undefined);
          return Math.max(...drawn) - Math.min(...drawn) > 6;
        }).length,
    );
    expect(uneven).toBe(0);
  },
);

testChinese(
  'a callout has the line height of the text; on a phone, code that wraps is framed on both lines',
  async ({ page, reader }) => {
    await page.goto(`${reader.prefix}/config/lib/format`);
    const lines = await page.locator('.rp-callout__content').evaluateAll((all) =>
      all.map((part) => {
        const { lineHeight, fontSize } = getComputedStyle(part.querySelector('p') ?? part);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      }),
    );
    expect([...new Set(lines)]).toEqual([1.75]);
    await page.setViewportSize(PHONE);
    const broken = page.locator('.site-facts code').first();
    expect(await broken.evaluate((code) => code.getClientRects().length)).toBeGreaterThan(1);
    await expect(broken).toHaveCSS('-webkit-box-decoration-break', 'clone');
  },
);

testChinese(
  'a title is equally far below the navbar on every kind of page',
  async ({ page, reader }) => {
    const tops = [];
    for (const path of ['/guide/start/quick-start', '/config/']) {
      await page.goto(reader.prefix + path);
      tops.push(Math.round((await boxOf(page.locator('h1'))).y));
    }
    expect(tops[1]).toBe(tops[0]);
  },
);

testChinese(
  'on a phone the search dialog has no empty line at its end',
  async ({ page, open, reader }) => {
    await page.setViewportSize(PHONE);
    await open(`${reader.prefix}/guide/start/quick-start`);
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('group')).toBeVisible();
    await expect(dialog.locator('kbd').first()).toBeHidden();
  },
);

testBoth(
  'the explorer is aligned with its title, and its values in columns; it is no narrower on a wider screen; forced colors draw no outline across its values',
  async ({ page, reader }) => {
    await page.goto(`${reader.prefix}/guide/start/explore`);
    const explorer = page.locator('.explorer');
    let narrower = 0;
    for (const [width, columns] of [
      [1024, 1],
      [1280, 1],
      [1440, 2],
      [1535, 2],
      [1536, 2],
      [1680, 2],
      [1920, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const starts = await page
        .locator('.explorer-options:visible fieldset > label:first-of-type')
        .evaluateAll((labels) =>
          labels.map((label) => Math.round(label.getBoundingClientRect().x)),
        );
      expect(new Set(starts).size, `${width} px`).toBe(columns);
      // Source and output: side by side if the sidebar leaves room.
      const sides = await page
        .locator('.explorer-sides:visible > :nth-child(-n + 2)')
        .evaluateAll((all) => all.map((side) => side.getBoundingClientRect().y));
      expect(new Set(sides).size === 1, `${width} px`).toBe(width > 1024);
      const box = await boxOf(explorer);
      expect(box.width, `${width} px`).toBeGreaterThanOrEqual(narrower);
      expect(box.right, `${width} px`).toBeLessThanOrEqual(width - 32);
      narrower = box.width;
    }
    expect((await boxOf(explorer)).x).toBeCloseTo((await boxOf(page.locator('.site-title'))).x, 0);
    expect(narrower).toBeGreaterThanOrEqual(1000);
    await page.emulateMedia({ forcedColors: 'active' });
    const chosen = page.locator('.explorer-options label:has(:checked)').first();
    await expect(chosen).toHaveCSS('outline-style', 'none');
    await expect(chosen.getByRole('radio')).toBeChecked();
  },
);

test('text follows the font size set in the browser', async ({ page }) => {
  test.slow();
  const sizes: number[][] = [];
  for (const size of [16, 24]) {
    await setLetters(page, size);
    const read = async (path: string, selectors: string[]) => {
      await page.goto(path);
      const all = selectors.map((selector) => page.locator(selector).first());
      return Promise.all(
        all.map((part) =>
          part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
        ),
      );
    };
    const letters: number[] = [];
    for (const { prefix } of READERS) {
      await page.setViewportSize({ width: 1440, height: 900 });
      letters.push(...(await read(`${prefix}/config/lib/dts`, TEXTS)));
      for (const width of [1320, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await page
          .locator('.site-breadcrumbs li')
          .evaluateAll((all) => all.map((step) => (step as HTMLElement).offsetTop));
        expect(new Set(lines).size, `${width} px: the breadcrumb is one line`).toBe(1);
      }
      letters.push(...(await read(`${prefix}/`, ['.rp-nav a', 'main p', 'main pre'])));
      expect(await excessOf(page.locator('html'))).toBe(0);
    }
    sizes.push(letters);
  }
  const [medium = [], large = []] = sizes;
  expect(large.map((size, at) => size / (medium[at] ?? 0))).toEqual(medium.map(() => 1.5));
});

testEnglish(
  'text twice as large pushes nothing over the edge, and the outline title over no entry',
  async ({ page, reader }) => {
    await setLetters(page, 32);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${reader.prefix}/guide/start/quick-start`);
    const title = page.locator('.rp-outline__title');
    const room = await title.evaluate((box) => box.clientHeight - box.scrollHeight);
    expect(room).toBeGreaterThanOrEqual(0);
    for (const address of ['/guide/start/quick-start', '/config/', '/no-such-page']) {
      await page.goto(reader.prefix + address);
      for (const width of [1280, 1000, 800, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const box of ['html', 'main h1'])
          expect(await excessOf(page.locator(box)), `${address}, ${width} px, ${box}`).toBe(0);
      }
    }
    await page.goto(`${reader.prefix}/config/lib/syntax`);
    for (const width of [1440, 1000, 800]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await excessOf(page.locator('.site-facts')), `${width} px`).toBe(0);
      const trail = await boxOf(page.locator('.site-breadcrumbs'));
      const steps = await page.locator('.site-breadcrumbs a').all();
      expect(steps.length).toBeGreaterThan(0);
      for (const step of steps) expect((await boxOf(step)).right).toBeLessThanOrEqual(trail.right);
    }
  },
);

testBoth(
  'with a style sheet of the reader that doubles all text, each step of the breadcrumb is whole, and beside the button',
  async ({ page, reader }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto(`${reader.prefix}/guide/start/compare`);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const trail = page.locator('.site-breadcrumbs');
    const { right } = await boxOf(trail);
    const steps = await trail.getByRole('listitem').all();
    expect(steps.length).toBeGreaterThan(1);
    for (const step of steps) {
      expect((await boxOf(step)).right).toBeLessThanOrEqual(right);
      const lines = await step.evaluate((item) => {
        const text = document.createRange();
        text.selectNodeContents(item.querySelector('a') ?? item);
        return text.getClientRects().length;
      });
      expect(lines).toBe(1);
    }
  },
);
