/** Alignment and clipping: details that were wrong when each screenshot was reviewed. */
import { colorGrid } from '../../kit/colorGrid';
import { expect, partsOf, test, testBoth, testChinese, testEnglish } from '../../kit/reader';
import { boxOf, excessOf } from '../measure';
import { openSearch } from '../search/searchDialog';

// colorGrid screenshots inject a style that the site's CSP blocks.
test.use({ bypassCSP: true });

const PHONE = { width: 390, height: 844 };
/** A screenshot can take seconds on a busy machine. */
const PATIENT = { timeout: 15_000 };

testEnglish(
  'the excerpt of a search result is aligned with its title',
  async ({ page, open, reader }) => {
    const { dialog } = await openSearch({ page, open, reader }, 'dts');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const apart = await dialog.getByRole('treeitem').evaluateAll((rows) =>
        rows.map((row) => {
          const [title, words] = ['title', 'excerpt'].map((part) => {
            const range = document.createRange();
            range.selectNodeContents(row.querySelector(`.${part}`) ?? row);
            return range.getBoundingClientRect().x;
          });
          return Math.round((words as number) - (title as number));
        }),
      );
      expect(apart.length).toBeGreaterThan(3);
      expect([...new Set(apart)], `${width} px`).toEqual([0]);
    }
  },
);

testEnglish(
  'the clear button of the overview filter is visible in the dark theme',
  async ({ page, open, reader }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(`${reader.prefix}/config/`);
    const field = page.getByRole('searchbox', { name: reader.words.filter });
    await field.fill('css');
    const box = await boxOf(field);
    const clip = { x: box.right - 32, y: box.y + 12, width: 24, height: box.height - 24 };
    const brightest = (await colorGrid(page, clip, 1))
      .flat()
      .reduce((most, color) => Math.max(most, Number.parseInt(color.slice(0, 2), 16)), 0);
    expect(brightest).toBeGreaterThan(100);
  },
);

testChinese(
  'a long heading is one line in the menu bar of a phone, clear of the menu button',
  async ({ page, open, reader }) => {
    await page.setViewportSize(PHONE);
    await open(`${reader.prefix}/guide/advanced/css`);
    await page.locator('#side-effects').evaluate((heading) => heading.scrollIntoView());
    const text = page.locator('.rp-sidebar-menu__right__text');
    await expect(text).toContainText('sideEffects');
    const heading = await boxOf(text);
    const menu = await boxOf(page.locator('.rp-sidebar-menu__left'));
    expect(heading.height).toBeLessThanOrEqual(30);
    expect(heading.x - menu.right).toBeGreaterThanOrEqual(12);
  },
);

testEnglish(
  'a drawing wider than a phone has a shadow at the cut-off edge, none at its end',
  async ({ page, open, reader }) => {
    await page.setViewportSize(PHONE);
    await open(`${reader.prefix}/guide/basic/output-format`);
    const drawing = page.locator('figure :has(> [role="img"])').first();
    await drawing.scrollIntoViewIfNeeded();
    /** Whether the background at the left and right edges, above all boxes, differs from that beside it. */
    const shadows = async () => {
      const box = await drawing.boundingBox();
      if (!box) throw new Error('The drawing is not drawn.');
      const clip = { x: box.x, y: box.y + 4, width: Math.floor(box.width), height: 1 };
      const [row = []] = await colorGrid(page, clip, 1);
      return [row[1] !== row[20], row.at(-2) !== row.at(-20)];
    };
    await expect.poll(shadows, PATIENT).toEqual([false, true]);
    await drawing.evaluate((element) => element.scrollBy({ left: 9999, behavior: 'instant' }));
    await expect.poll(shadows, PATIENT).toEqual([true, false]);
  },
);

testChinese(
  'the menu bar of a phone has no outline button where there is no outline',
  async (reading) => {
    const { page, open, reader } = reading;
    await page.setViewportSize(PHONE);
    await open(`${reader.prefix}/blog/`);
    await expect(partsOf(page, reader).menu.getByRole('button')).toHaveText([reader.words.menu]);
    await expect(page.getByText(reader.words.outline).filter({ visible: true })).toHaveCount(0);
  },
);

testEnglish(
  'the anchor link of a title is inside the window of a phone',
  async ({ page, open }) => {
    await page.setViewportSize(PHONE);
    await open('/guide/basic/cli');
    const marks = page.locator('.rp-header-anchor');
    const lefts = await marks.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
    expect(Math.min(...lefts)).toBeGreaterThanOrEqual(0);
  },
);

testBoth(
  'small drawings fit a phone: no text overflows its box or is below 12 px, and none is cut off',
  async ({ page, reader }) => {
    await page.setViewportSize(PHONE);
    for (const path of [
      'advanced/third-party-deps',
      'advanced/development',
      'advanced/dts',
      'advanced/module-federation',
      'advanced/css',
      'publish/',
    ]) {
      await page.goto(`${reader.prefix}/guide/${path}`);
      const drawing = page.locator('.site-article figure svg[width]').first();
      expect(await excessOf(drawing.locator('xpath=..')), path).toBe(0);
      const wrong = await drawing.evaluate((svg) => {
        const inside = (inner: DOMRect, outer: DOMRect) =>
          inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
        const scale = (svg as SVGSVGElement).getScreenCTM()?.a ?? 0;
        const rects = [...svg.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect());
        return [...svg.querySelectorAll('text')]
          .filter((text) => {
            const box = text.getBoundingClientRect();
            const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
            const around = rects
              .filter((r) => r.left < x && x < r.right && r.top < y && y < r.bottom)
              .sort((one, other) => one.width - other.width)[0];
            const size = scale * Number.parseFloat(getComputedStyle(text).fontSize);
            return size < 12 || !inside(box, around ?? svg.getBoundingClientRect());
          })
          .map((text) => text.textContent);
      });
      expect(wrong, path).toEqual([]);
    }
  },
);
